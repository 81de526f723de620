import type { SearchRecord } from "../../shared/search/searchRecord";
import type { LinkTargets } from "./linkTargets";

/** In bytes of JSON: below the 10,000 that Algolia takes on the plans of most documentation sites, as a digest is added. */
export const mostBytes = 9500;

/**
 * Returns what is wrong with records, each with the page and the heading that it is about; none of them may leave the
 * build then.
 */
export function checkRecords(records: readonly SearchRecord[], targets: LinkTargets): string[] {
  return records.flatMap((record) => checkRecord(record, targets));
}

/** Finds ids that more than one record has. `seen` has the ids of those that were checked before, and gets these. */
export function checkIds(ids: readonly string[], seen = new Set<string>()): string[] {
  return ids.flatMap((id) => {
    if (seen.has(id)) return [`More than one record has the objectID ${id}.`];
    seen.add(id);
    return [];
  });
}

function checkRecord(record: SearchRecord, targets: LinkTargets): string[] {
  const { objectID, url, url_without_anchor: path, anchor } = record;
  const address = anchor === null ? path : `${path}#${anchor}`;
  const anchors = targets.get(path);
  const bytes = Buffer.byteLength(JSON.stringify(record));
  const findings: [boolean, string][] = [
    [objectID !== address || url !== address, `has other addresses than ${address}`],
    [anchors === undefined, `leads to ${path}, which is no page`],
    [
      anchor !== null && anchors?.has(anchor) === false,
      `leads to ${address}, an anchor that its page does not have`,
    ],
    [bytes > mostBytes, `has ${bytes} bytes, more than ${mostBytes}: divide what stands there`],
  ];
  return findings.filter(([applies]) => applies).map(([, text]) => `${nameOf(record)} ${text}.`);
}

/** `"On Alpine" of /docs/article/guides/rspec` */
function nameOf({ hierarchy, url_without_anchor: path }: SearchRecord): string {
  return `"${hierarchy.lvl3 ?? hierarchy.lvl2 ?? hierarchy.lvl1}" of ${path}`;
}
