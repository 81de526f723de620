import { apiBadges } from "./apiClass";
import { createNumbering } from "./numbering";
import { packNumbers } from "./packedNumbers";
import {
  optionOf,
  usualAnchor,
  usualJsName,
  type PackedNames,
  type PackedSymbols,
} from "./packedSymbols";
import type { SearchEntry } from "./searchRecord";

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
  const sections = createNumbering();
  const options = createNumbering();
  const pages: PackedLater[] = [];
  return {
    add: (entries) => {
      const page = entries.find(isPage);
      if (page === undefined) return;
      const places = entries.filter(isPlace);
      pages.push({
        names: packNames(page, sections.numberOf(page.section), places),
        options: places.map((place) => optionNames(place, entries).map(options.numberOf)),
      });
    },
    packed: () => packPages(pages, sections.texts(), options.texts()),
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

function packPages(
  pages: readonly PackedLater[],
  sections: string[],
  options: readonly string[],
): PackedSymbols {
  const sorted = byFrequency(pages.flatMap((page) => page.options.flat()));
  const places = new Map(sorted.map((number, place) => [number, place]));
  const packOptions = (numbers: readonly number[]) =>
    packNumbers(numbers.map((number) => places.get(number) ?? 0));
  return {
    sections,
    options: sorted.map((number) => options[number]).join(" "),
    pages: pages.map((page) => [...page.names, page.options.map(packOptions).join(" ")]),
  };
}

/** Each number once, the most frequent first; of equally frequent ones the lower. */
function byFrequency(numbers: readonly number[]): number[] {
  const counts: number[] = [];
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return [...counts.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}

/** The entries of a page that a `SymbolPacker` packs, in the order in which `unpackSymbols` gives them. */
export function inPackedOrder(entries: readonly SearchEntry[]): SearchEntry[] {
  const page = entries.find(isPage);
  if (page === undefined) return [];
  const places = entries.filter(isPlace);
  return [page, ...places.flatMap((place) => [place, ...optionsOf(place, entries)])];
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

function badgeNumber({ badge }: Pick<SearchEntry, "badge">): number {
  return badge === null ? 0 : apiBadges.indexOf(badge) + 1;
}

function anchorOf(url: string): string {
  return url.slice(url.indexOf("#") + 1);
}
