import { apiBadges } from "./apiClass";
import { unpackNumbers } from "./packedNumbers";
import type { SearchEntry } from "./searchRecord";

/** Pages, classes, members, events and options by name: small, so that it can be there before the text. */
export interface PackedSymbols {
  /** What pages belong to: `API reference`. */
  sections: string[];
  /** Every name of an option once, the most frequent first, divided by spaces. */
  options: string;
  pages: PackedPage[];
}

type PackedPage = [
  ...names: PackedNames,
  /** For each place the numbers of its options, divided by spaces. */
  options: string,
];

export type PackedNames = [
  path: string,
  title: string,
  /** Place in `sections`. */
  section: number,
  /** `0` where there is none, `1` where it is the title. */
  className: string | 0 | 1,
  /** Place of the page's badge in `apiBadges`, plus one; 0 for none. */
  badge: number,
  /** Members and events, divided by spaces: `name|jsName|badge|aliases|anchor`, without what its name tells. */
  places: string,
];

/** The entries that were packed, in an order of their own; without any text. */
export function unpackSymbols({ sections, options, pages }: PackedSymbols): SearchEntry[] {
  const names = options.split(" ");
  return pages.flatMap((packed) => {
    const page = unpackPage(packed, sections);
    const numbers = packed[6].split(" ");
    const places = packed[5] === "" ? [] : packed[5].split(" ");
    return [
      page,
      ...places.flatMap((text, index) => {
        const place = unpackPlace(page, text);
        const own = unpackNumbers(numbers[index] ?? "");
        return [place, ...own.map((number) => optionOf(place, names[number] ?? ""))];
      }),
    ];
  });
}

function unpackPlace(page: SearchEntry, text: string): SearchEntry {
  const [start = "", jsName, badge, aliases, anchor] = text.split("|").map(filled);
  const isEvent = start.startsWith("@");
  const name = isEvent ? start.slice(1) : start;
  return {
    ...page,
    kind: isEvent ? "event" : "member",
    url: `${page.url}#${anchor ?? usualAnchor(name, isEvent)}`,
    heading: name,
    jsName: jsName === "-" ? null : (jsName ?? usualJsName(name, isEvent)),
    badge: apiBadges[Number(badge) - 1] ?? null,
    aliases: aliases
      ? aliases.split(",").map((alias) => (alias === "!" ? `not_${name}` : alias))
      : [],
  };
}

function filled(text: string): string | undefined {
  return text === "" ? undefined : text;
}

/** The option of a member that has this name. */
export function optionOf(member: SearchEntry, name: string): SearchEntry {
  const url = `${member.url}-${name.replaceAll(".", "-")}`;
  return { ...member, kind: "option", url, subheading: name, aliases: [] };
}

function unpackPage(packed: PackedPage, sections: readonly string[]): SearchEntry {
  const [url, title, section, className, badge] = packed;
  return {
    kind: "page",
    url,
    section: sections[section] ?? "",
    page: title,
    heading: null,
    subheading: null,
    className: className === 1 ? title : className === 0 ? null : className,
    jsName: null,
    aliases: [],
    badge: apiBadges[badge - 1] ?? null,
    signature: null,
    content: "",
  };
}

/** What most members and events have for an anchor. */
export function usualAnchor(name: string, isEvent: boolean): string {
  return isEvent ? `event-${name}` : name.replace(/[?=[\]]/g, "");
}

/** `visible?` → `isVisible`, `wait_for_url` → `waitForUrl`; events have one name. */
export function usualJsName(name: string, isEvent: boolean): string {
  const full = isEvent || !name.endsWith("?") ? name : `is_${name.slice(0, -1)}`;
  return isEvent ? full : full.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
