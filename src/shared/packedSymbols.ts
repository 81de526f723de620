import { apiBadges } from "./apiClass";
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
  ...names: PackedNames,
  /** For each place the numbers of its options, divided by spaces. */
  options: string,
];

type PackedNames = [
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

/** Takes from the entries of pages all that is a page or a name. */
export interface SymbolPacker {
  /** Takes all entries of a page. Throws for an option whose address does not begin with its member's. */
  add: (entries: readonly SearchEntry[]) => void;
  packed: () => PackedSymbols;
}

/** A page whose options still have the numbers in which they came. */
interface PackedLater {
  names: PackedNames;
  options: number[][];
}

/** A packer that has no page yet. */
export function createSymbolPacker(): SymbolPacker {
  const sections = new Map<string, number>();
  const options = createNumbers();
  const pages: PackedLater[] = [];
  return {
    add: (entries) => {
      const page = entries.find(isPage);
      if (page === undefined) return;
      const section = sections.get(page.section) ?? sections.size;
      sections.set(page.section, section);
      const places = entries.filter(isPlace);
      pages.push({
        names: packNames(page, section, places),
        options: places.map((place) => optionNames(place, entries).map(options.numberOf)),
      });
    },
    packed: () => packPages(pages, [...sections.keys()], options.byFrequency()),
  };
}

function packNames(
  page: SearchEntry,
  section: number,
  places: readonly SearchEntry[],
): PackedNames {
  return [
    page.url,
    page.page,
    section,
    page.className === page.page ? 1 : (page.className ?? 0),
    badgeNumber(page),
    places.map(packPlace).join(" "),
  ];
}

interface Numbers {
  numberOf: (name: string) => number;
  /** The most frequent name first; and for each number the place of its name there. */
  byFrequency: () => { names: string[]; places: number[] };
}

function createNumbers(): Numbers {
  const names = new Map<string, { number: number; count: number }>();
  return {
    numberOf: (name) => {
      const found = names.get(name) ?? { number: names.size, count: 0 };
      found.count += 1;
      names.set(name, found);
      return found.number;
    },
    byFrequency: () => {
      const sorted = [...names].sort(([, one], [, other]) => other.count - one.count);
      const places: number[] = [];
      sorted.forEach(([, { number }], place) => (places[number] = place));
      return { names: sorted.map(([name]) => name), places };
    },
  };
}

function packPages(
  pages: readonly PackedLater[],
  sections: string[],
  { names, places }: ReturnType<Numbers["byFrequency"]>,
): PackedSymbols {
  const packOptions = (numbers: readonly number[]) =>
    packNumbers(numbers.map((number) => places[number] ?? 0));
  return {
    sections,
    options: names.join(" "),
    pages: pages.map((page) => [...page.names, page.options.map(packOptions).join(" ")]),
  };
}

/** The entries of a page that a `SymbolPacker` packs, in the order in which `unpackSymbols` gives them. */
export function inPackedOrder(entries: readonly SearchEntry[]): SearchEntry[] {
  const page = entries.find(isPage);
  if (page === undefined) return [];
  const places = entries.filter(isPlace);
  return [page, ...places.flatMap((place) => [place, ...optionsOf(place, entries)])];
}

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

function optionNames(place: SearchEntry, entries: readonly SearchEntry[]): string[] {
  return optionsOf(place, entries).map((option) => {
    const name = option.subheading ?? "";
    const { url } = optionOf(place, name);
    if (url !== option.url) throw new Error(`The option ${option.url} should be at ${url}.`);
    return name;
  });
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
