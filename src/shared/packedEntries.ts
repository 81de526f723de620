import type { SearchEntry } from "./searchRecord";

/** The names of all entries, page by page: small, so that it can be there before the text. */
export interface PackedSymbols {
  pages: PackedPage[];
}

interface PackedPage {
  path: string;
  title: string;
  section: string;
  className: string | null;
  places: PackedPlace[];
}

/** Tuples, because their keys would be most of the file. */
type PackedPlace = [
  kind: "section" | "error" | "member" | "event",
  anchor: string,
  heading: string,
  subheading: string | null,
  jsName: string | null,
  aliases: readonly string[],
  options: PackedOption[],
];

/** The option's name, and what follows its member's anchor and a hyphen where that is not the name. */
type PackedOption = string | [name: string, anchorEnd: string];

/** The rest of all entries, in the order of `PackedSymbols`: a page, then its places, each with its options. */
export interface PackedText {
  contents: string[];
  /** One for each member. */
  signatures: (string | null)[];
}

/** Takes entries, as `buildSearchRecords` orders them, apart into names and text. */
export function packEntries(entries: readonly SearchEntry[]): {
  symbols: PackedSymbols;
  text: PackedText;
} {
  const members = entries.filter(({ kind }) => kind === "member");
  return {
    symbols: { pages: entries.reduce(addEntry, []) },
    text: {
      contents: entries.map(({ content }) => content),
      signatures: members.map(({ signature }) => signature),
    },
  };
}

/** Puts together what `packEntries` took apart. */
export function unpackEntries(symbols: PackedSymbols, text: PackedText): SearchEntry[] {
  const signatures = text.signatures.values();
  return symbols.pages.flatMap(unpackPage).map((entry, index) => ({
    ...entry,
    content: text.contents[index] ?? "",
    signature: entry.kind === "member" ? (signatures.next().value ?? null) : null,
  }));
}

function addEntry(pages: PackedPage[], entry: SearchEntry): PackedPage[] {
  const { kind, url, page: title, section, className } = entry;
  const page = pages.at(-1);
  const place = page?.places.at(-1);
  if (kind === "page") pages.push({ path: url, title, section, className, places: [] });
  else if (kind !== "option") page?.places.push(packPlace(kind, entry));
  else place?.[6].push(packOption(entry, `${page?.path}#${place[1]}-`));
  return pages;
}

function packPlace(kind: PackedPlace[0], entry: SearchEntry): PackedPlace {
  const anchor = entry.url.slice(entry.url.indexOf("#") + 1);
  const { heading, subheading, jsName, aliases } = entry;
  return [kind, anchor, heading ?? "", subheading, jsName, aliases, []];
}

function packOption({ url, subheading }: SearchEntry, start: string): PackedOption {
  if (!url.startsWith(start))
    throw new Error(`The anchor of option ${url} does not start as ${start}.`);
  const name = subheading ?? "";
  const anchorEnd = url.slice(start.length);
  return anchorEnd === name ? name : [name, anchorEnd];
}

function unpackPage(page: PackedPage): SearchEntry[] {
  const entry: SearchEntry = {
    kind: "page",
    url: page.path,
    section: page.section,
    page: page.title,
    heading: null,
    subheading: null,
    className: page.className,
    jsName: null,
    aliases: [],
    signature: null,
    content: "",
  };
  return [entry, ...page.places.flatMap((place) => unpackPlace(entry, place))];
}

function unpackPlace(page: SearchEntry, packed: PackedPlace): SearchEntry[] {
  const [kind, anchor, heading, subheading, jsName, aliases, options] = packed;
  const url = `${page.url}#${anchor}`;
  const place: SearchEntry = { ...page, kind, url, heading, subheading, jsName, aliases };
  return [place, ...options.map((option) => unpackOption(place, option))];
}

function unpackOption(member: SearchEntry, packed: PackedOption): SearchEntry {
  const [name, anchorEnd] = typeof packed === "string" ? [packed, packed] : packed;
  return {
    ...member,
    kind: "option",
    url: `${member.url}-${anchorEnd}`,
    subheading: name,
    aliases: [],
  };
}
