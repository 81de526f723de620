import { median } from "./median";
import type { KeyTime } from "./recordResults";

/**
 * Of each key its median over the visits, in ms, by its query and the text with it. A part of a visit's slow keys is slow
 * for what else the machine does then, and another in the next visit.
 */
export function keyMedians(
  visits: readonly (readonly (readonly KeyTime[])[])[],
  part: "shown" | "settled",
): number[] {
  const times = new Map<string, number[]>();
  for (const queries of visits) {
    queries.forEach((keys, query) => {
      for (const key of keys) {
        const name = `${query} ${key.text}`;
        times.set(name, [...(times.get(name) ?? []), key[part]]);
      }
    });
  }
  return [...times.values()].map(median);
}
