import type { Browser } from "@playwright/test";
import { auditPage } from "../browser/auditPage";
import { openDesktop } from "../browser/openDesktop";
import { clearField, openSearch, timeResult } from "../browser/searchTimes";
import { timeClick } from "../browser/timeClick";
import { guidePage, longestPage } from "../measuredPages";
import { median } from "../median";
import { toKiB } from "../weight/pageBudgets";

/** The times of one visit of a site's pages, by what was measured. */
export type Times = Record<string, number>;

interface Measured {
  origin: string;
  /** A selector of what its own search finds; null where it has none. */
  results: string | null;
  /** The path of its `referencePage`; for our own site the whole page. */
  reference: string;
}

/** Each of them is found by any search of these pages. */
const words = ["screenshot", "timeout", "download"];

/**
 * Measures a guide, `api/page` and the reference page by Lighthouse, a click from a page to another, and the search.
 */
export async function measureTimes(
  { origin, results, reference }: Measured,
  browser: Browser,
  executablePath: string,
): Promise<Times> {
  const times: Times = {};
  const pages = { guide: guidePage, "api/page": longestPage, "reference page": reference };
  for (const [name, path] of Object.entries(pages)) {
    const audit = await auditPage(origin + path, executablePath);
    for (const what of ["performance", "LCP, ms", "TBT, ms"]) {
      times[`${name}: ${what}`] = audit[what] ?? 0;
    }
  }
  const way = { from: "/docs/api/clock", to: longestPage };
  times["click to the heading of api/page, ms"] = await timeClick(browser, origin, way);
  return results === null ? times : { ...times, ...(await searchTimes(browser, origin, results)) };
}

async function searchTimes(browser: Browser, origin: string, result: string): Promise<Times> {
  const page = await openDesktop(browser, origin + guidePage);
  const opening = toKiB(await openSearch(page));
  const found: number[] = [];
  for (const word of words) {
    await clearField(page);
    const time = await timeResult(page, () => page.keyboard.insertText(word), result);
    if (time === null) throw new Error(`${page.url()} found nothing for ${word} by ${result}.`);
    found.push(time);
  }
  await page.context().close();
  return { "opening the search, KiB": opening, "a word to its result, ms": median(found) };
}

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
