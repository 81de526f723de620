import type { ApiBadge } from "../api/apiClass";

/** The kind of place that a record leads to; `error` is a section whose heading is a message that readers meet. */
export type SearchRecordKind = "page" | "section" | "error" | "member" | "event" | "option";

/** DocSearch's name for the level that a record is about. */
export type SearchRecordLevel = "lvl1" | "lvl2" | "lvl3";

/** The way to a record: where it belongs, its page, its heading, what is below that. DocSearch's levels. */
export interface SearchHierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: null;
  lvl5: null;
  lvl6: null;
}

/**
 * One place that search can lead to, in the shape that DocSearch's crawler writes with our own fields at the end.
 * Both backends get these records and nothing else.
 */
export interface SearchRecord {
  /** `/docs/api/page#goto`; a page's own record has no `#`. Stable from build to build. */
  objectID: string;
  kind: SearchRecordKind;
  type: SearchRecordLevel;
  hierarchy: SearchHierarchy;
  /** Text of the place: prose, then its code where there is room. */
  content: string;
  /** Path with anchor, the same as `objectID`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  /** Versions of the docs that have it: `["current"]`. */
  version: string[];
  /** Ruby class, `Page`, on records of the reference. */
  class: string | null;
  /** Ruby name of the member or event: `visible?` */
  member: string | null;
  /** Playwright's own name: `isVisible` */
  js_name: string | null;
  /** Other Ruby names of the member, its negation among them: `not_to_be_visible`. */
  aliases: readonly string[];
  /** The badge that speaks against using the member, or the member that takes the option. */
  badge: ApiBadge | null;
  /** Names of the options it takes. */
  options: readonly string[];
  /** `page.goto(url, timeout: nil)` */
  signature: string | null;
  /** Names as words, for services that split no names: `["wait", "for", "selector"]`. */
  names: string[];
  /** The other words by which readers call it. */
  phrases: readonly string[];
  weight: SearchWeight;
}

/** The numbers that decide between records that match equally well. */
export interface SearchWeight {
  /** `rankBoost` in thousandths: higher comes first. */
  level: number;
  /** Place on the page, from 0. */
  position: number;
}

/** The part of a record that the browser needs to find it and to show it. */
export interface SearchEntry {
  kind: SearchRecordKind;
  /** Path with anchor. */
  url: string;
  /** `API reference` or `Guides`. */
  section: string;
  /** Title of its page. */
  page: string;
  /** Its member, event or h2; `null` on the record of a page. */
  heading: string | null;
  /** Its option or h3. */
  subheading: string | null;
  className: string | null;
  jsName: string | null;
  aliases: readonly string[];
  badge: ApiBadge | null;
  /** The call of a member; `null` elsewhere, and while only the names are loaded. */
  signature: string | null;
  /** Text of the place, of which the embedded index keeps the beginning; that of members it keeps for searching only. */
  content: string;
  /** The other words by which readers call it, in the embedded index their roots; only where it is searched. */
  phrases?: readonly string[];
  /** The part of `content` that a search service found, with its matches between marks (see `marks.ts`). */
  snippet?: string;
}

/** Returns a record without what only Algolia needs. */
export function toSearchEntry(record: SearchRecord): SearchEntry {
  const { kind, url, hierarchy, aliases, badge, signature, content, phrases } = record;
  return {
    kind,
    url,
    section: hierarchy.lvl0,
    page: hierarchy.lvl1,
    heading: hierarchy.lvl2,
    subheading: hierarchy.lvl3,
    className: record.class,
    jsName: record.js_name,
    aliases,
    badge,
    signature,
    content,
    ...(phrases.length > 0 && { phrases }),
  };
}
