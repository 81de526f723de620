import { otherWords } from "./otherWords";
import type { SearchRecord } from "../src/shared/searchRecord";

/** Records of a site so many times as large: pages of other classes and guides, half of whose words are other ones. */
export function growRecords(records: readonly SearchRecord[], times: number): SearchRecord[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? records : records.map((record) => otherRecord(record, copy)),
  ).flat();
}

function otherRecord(record: SearchRecord, copy: number): SearchRecord {
  const other = (text: string | null) => (text === null ? null : otherWords(text, copy));
  const page = `${record.url_without_anchor}_${copy}`;
  const url = record.anchor === null ? page : `${page}#${record.anchor}`;
  return {
    ...record,
    objectID: url,
    url,
    url_without_anchor: page,
    hierarchy: {
      ...record.hierarchy,
      lvl1: otherWords(record.hierarchy.lvl1, copy),
      lvl2: other(record.hierarchy.lvl2),
    },
    class: other(record.class),
    js_name: other(record.js_name),
    content: otherWords(record.content, copy),
  };
}
