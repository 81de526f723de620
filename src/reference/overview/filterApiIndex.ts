import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import { matchesName } from "../../shared/api/matchesName";

/** Returns the entries whose name the query is part of, in Ruby, in JavaScript, or with its class before it. */
export function filterApiIndex(entries: readonly ApiIndexEntry[], query: string): ApiIndexEntry[] {
  return entries.flatMap((entry) => {
    if (matchesName(query, [entry.name])) return [entry];
    const targets = entry.targets.filter(({ owner, jsName }) =>
      matchesName(query, [`${owner}${entry.name}`, jsName ?? ""]),
    );
    return targets.length > 0 ? [{ ...entry, targets }] : [];
  });
}
