import { apiBadges } from "./apiClass";
import { entriesByPage } from "./entriesByPage";
import { packNumbers, unpackNumbers } from "./packedNumbers";
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
  /** For each place the numbers of its options, divided by spaces. */
  options: string,
];

/** Takes from entries, as `buildSearchRecords` orders them, all that is a page or a name. */
export function packSymbols(entries: readonly SearchEntry[]): PackedSymbols {
  const sections = [...new Set(entries.map(({ section }) => section))];
  const options = optionNames(entries);
  const numbers = new Map(options.map((name, index) => [name, index]));
  const pages = entries.filter(isPage);
  const byPage = entriesByPage(entries);
  return {
    sections,
    options: options.join(" "),
    pages: pages.map((page) => {
      const own = byPage.get(page.url) ?? [];
      const places = own.filter(isPlace);
      return [
        page.url,
        page.page,
        sections.indexOf(page.section),
        page.className === page.page ? 1 : (page.className ?? 0),
        badgeNumber(page),
        places.map(packPlace).join(" "),
        places.map((place) => packOptions(place, own, numbers)).join(" "),
      ];
    }),
  };
}

/** The entries that `packSymbols` packs, in the order in which `unpackSymbols` gives them. */
export function inPackedOrder(entries: readonly SearchEntry[]): SearchEntry[] {
  const byPage = entriesByPage(entries);
  return entries.filter(isPage).flatMap((page) => {
    const own = byPage.get(page.url) ?? [];
    const places = own.filter(isPlace);
    return [page, ...places.flatMap((place) => [place, ...optionsOf(place, own)])];
  });
}

/** The entries that `packSymbols` packed, in an order of their own; without any text. */
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

function optionNames(entries: readonly SearchEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, subheading } of entries) {
    if (kind === "option" && subheading) counts.set(subheading, (counts.get(subheading) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

function isPage({ kind }: SearchEntry): boolean {
  return kind === "page";
}

function isPlace({ kind }: SearchEntry): boolean {
  return kind === "member" || kind === "event";
}

function packPlace({ kind, url, heading, jsName, aliases, badge }: SearchEntry): string {
  const name = heading ?? "";
  const isEvent = kind === "event";
  const fields = [
    isEvent ? `@${name}` : name,
    jsName === usualJsName(name, isEvent) ? "" : (jsName ?? "-"),
    badgeNumber({ badge }) || "",
    aliases.map((alias) => (alias === `not_${name}` ? "!" : alias)).join(","),
    anchorOf(url) === usualAnchor(name, isEvent) ? "" : anchorOf(url),
  ];
  return fields.join("|").replace(/\|+$/, "");
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

function packOptions(
  place: SearchEntry,
  entries: readonly SearchEntry[],
  numbers: ReadonlyMap<string, number>,
): string {
  return packNumbers(
    optionsOf(place, entries).map((option) => {
      const name = option.subheading ?? "";
      const { url } = optionOf(place, name);
      if (url !== option.url) throw new Error(`The option ${option.url} should be at ${url}.`);
      return numbers.get(name) ?? 0;
    }),
  );
}

function optionsOf(place: SearchEntry, entries: readonly SearchEntry[]): SearchEntry[] {
  if (place.kind !== "member") return [];
  return entries.filter(({ kind, heading }) => kind === "option" && heading === place.heading);
}

function optionOf(member: SearchEntry, name: string): SearchEntry {
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

function badgeNumber({ badge }: Pick<SearchEntry, "badge">): number {
  return badge === null ? 0 : apiBadges.indexOf(badge) + 1;
}

function anchorOf(url: string): string {
  return url.slice(url.indexOf("#") + 1);
}

function usualAnchor(name: string, isEvent: boolean): string {
  return isEvent ? `event-${name}` : name.replace(/[?=[\]]/g, "");
}

/** `visible?` → `isVisible`, `wait_for_url` → `waitForUrl`; events have one name. */
function usualJsName(name: string, isEvent: boolean): string {
  const full = isEvent || !name.endsWith("?") ? name : `is_${name.slice(0, -1)}`;
  return isEvent ? full : full.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
