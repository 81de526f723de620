import type { DocPage } from "../../shared/content/docPage";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { rankBoost } from "../../shared/search/rankBoost";
import { searchConfig } from "../../config/search";
import { searchMessages } from "../../config/searchMessages";

/** The fields that tell one record of a page from the others. */
export type RecordFields = Pick<SearchRecord, "kind" | "anchor" | "content"> &
  Partial<
    Pick<
      SearchRecord,
      "class" | "member" | "js_name" | "aliases" | "badge" | "options" | "signature" | "names"
    >
  > & { heading?: string; subheading?: string };

/** Algolia ranks by whole numbers. */
function levelOf({ kind, class: className = null, badge = null, member = null }: RecordFields) {
  return Math.round(1000 * rankBoost({ kind, className, badge, member }));
}

/**
 * Returns a record of the given page; `position` is its place among the page's records, `phrases` are what readers call
 * places.
 */
export function createRecord(
  page: DocPage,
  fields: RecordFields,
  position: number,
  phrases: Readonly<Record<string, string>>,
): SearchRecord {
  const { heading, subheading, ...own } = fields;
  const url = own.anchor === null ? page.path : `${page.path}#${own.anchor}`;
  return {
    objectID: url,
    type: subheading ? "lvl3" : heading ? "lvl2" : "lvl1",
    hierarchy: {
      lvl0: searchMessages.section[page.section],
      lvl1: page.title,
      lvl2: heading ?? null,
      lvl3: subheading ?? null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    url,
    url_without_anchor: page.path,
    language: searchConfig.language,
    version: [searchConfig.version],
    class: null,
    member: null,
    js_name: null,
    aliases: [],
    badge: null,
    options: [],
    signature: null,
    names: [],
    phrases: phrases[url.replace(/^\/docs\//, "")]?.split(/,\s+/) ?? [],
    weight: { level: levelOf(own), position },
    ...own,
  };
}
