import { median } from "../median";
import type { Times } from "./measureTimes";

/**
 * Returns a row for each thing that was measured, and a column for each site: its median, and after it how many times
 * the first site's that is, where both have one.
 */
export function compareTimes(
  visits: ReadonlyMap<string, readonly Times[]>,
): Record<string, Record<string, string>> {
  const sites = [...visits].map(([name, times]) => ({ name, medians: mediansOf(times) }));
  const own = sites[0]?.medians ?? {};
  const rows: Record<string, Record<string, string>> = {};
  for (const what of Object.keys(own)) {
    rows[what] = Object.fromEntries(
      sites.map(({ name, medians }) => [name, cell(medians[what], own[what])]),
    );
  }
  return rows;
}

function mediansOf(visits: readonly Times[]): Times {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((what) => [what, median(visits.flatMap((times) => times[what] ?? []))]),
  );
}

function cell(value: number | undefined, own = 0): string {
  if (value === undefined) return "none";
  const shown = String(Number(value.toFixed(1)));
  return own === 0 ? shown : `${shown} (${(value / own).toFixed(2)}×)`;
}
