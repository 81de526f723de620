import { anchorSlug } from "./anchorSlug";
import { entriesByPage } from "./entriesByPage";
import { packNumbers, unpackNumbers } from "./packedNumbers";
import { packWords, unpackWords, type PackedWords, type WordPlaces } from "./packedWords";
import type { SearchEntry } from "./searchRecord";
import { textRoots } from "./textRoots";

/** What the names leave out: headings of guides, calls, beginnings of texts, and by word where the rest of them stands. */
export interface PackedText {
  /** For each page in order its headings: a letter for their level and kind, the text, a tab and the id if it is unusual. */
  headings: string[][];
  /** How each member in order is called, without its receiver and its name. */
  signatures: string[];
  /** Every text of an option once. */
  optionTexts: string[];
  /** For each option in order the place of its text. */
  optionNumbers: string;
  /** For each page, event and heading in order the beginning of its text. */
  beginnings: string[];
  /** What readers call places in other words, divided by lines; and the distances between these places. */
  phrases: [texts: string, gaps: string];
  /** Roots of words, without those that the names and texts above have already. */
  roots: PackedWords;
}

/** Entries with what is to be found in them beside their names and texts. */
export interface UnpackedEntries {
  /** Each is unpacked when it is asked for. */
  entries: Iterable<SearchEntry>;
  /** Places are places in `entries`. */
  roots: WordPlaces;
}

/** A root that more entries than this part of them have is left out: it tells nothing. */
const mostPlaces = 0.08;
const beginningLength = 80;

/** Takes from entries what `unpackSymbols`, which gave `symbols`, does not have. */
export function packText(
  entries: readonly SearchEntry[],
  symbols: readonly SearchEntry[],
): PackedText {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  const pages = symbols.filter(({ kind }) => kind === "page");
  const byPage = entriesByPage(entries);
  const sections = pages.map(({ url }) => (byPage.get(url) ?? []).filter(isSection));
  const all = [...symbols, ...sections.flat()].map(({ url }) => byUrl.get(url)).filter(isThere);
  const optionTexts = [...new Set(all.filter(isOption).map(({ content }) => content))];
  const textNumbers = new Map(optionTexts.map((content, index) => [content, index]));
  return {
    headings: sections.map((own) => own.map(packHeading)),
    signatures: all.filter(isMember).map(packSignature),
    optionTexts,
    optionNumbers: packNumbers(
      all.filter(isOption).map(({ content }) => textNumbers.get(content) ?? -1),
    ),
    beginnings: all.filter(hasBeginning).map(({ content }) => beginningOf(content)),
    phrases: packPhrases(all),
    roots: packWords(rootPlaces(all)),
  };
}

/** The entries of both files. */
export function unpackText(text: PackedText, symbols: readonly SearchEntry[]): UnpackedEntries {
  return { entries: unpackEntries(text, symbols), roots: unpackWords(text.roots) };
}

function* unpackEntries(text: PackedText, symbols: readonly SearchEntry[]): Generator<SearchEntry> {
  const signatures = text.signatures.values();
  const options = unpackNumbers(text.optionNumbers).values();
  const beginnings = text.beginnings.values();
  const phrases = unpackPhrases(text.phrases);
  let place = 0;
  for (const entry of namedAndSections(text, symbols)) {
    yield {
      ...entry,
      ...phrases.get(place),
      signature: isMember(entry) ? unpackSignature(signatures.next().value ?? "", entry) : null,
      content: isOption(entry)
        ? (text.optionTexts[options.next().value ?? -1] ?? "")
        : hasBeginning(entry)
          ? (beginnings.next().value ?? "")
          : "",
    };
    place += 1;
  }
}

function* namedAndSections(
  text: PackedText,
  symbols: readonly SearchEntry[],
): Generator<SearchEntry> {
  yield* symbols;
  const pages = symbols.filter(({ kind }) => kind === "page");
  for (const [index, page] of pages.entries()) {
    yield* unpackHeadings(page, text.headings[index] ?? []);
  }
}

function packPhrases(entries: readonly SearchEntry[]): PackedText["phrases"] {
  const places = entries.flatMap(({ phrases }, index) => (phrases ? [index] : []));
  return [
    places.map((place) => entries[place]?.phrases?.join(",")).join("\n"),
    packNumbers(places.map((place, index) => place - (places[index - 1] ?? 0))),
  ];
}

function unpackPhrases([texts, gaps]: PackedText["phrases"]): Map<number, { phrases: string[] }> {
  const lines = texts.split("\n").values();
  let place = 0;
  return new Map(
    unpackNumbers(gaps).map((gap) => {
      place += gap;
      return [place, { phrases: (lines.next().value ?? "").split(",") }];
    }),
  );
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function isOption({ kind }: SearchEntry): boolean {
  return kind === "option";
}

function isMember({ kind }: SearchEntry): boolean {
  return kind === "member";
}

/** A member shows how it is called, an option its whole text. */
function hasBeginning(entry: SearchEntry): boolean {
  return !isOption(entry) && !isMember(entry);
}

function isSection({ kind }: SearchEntry): boolean {
  return kind === "section" || kind === "error";
}

/** As much as fits, up to the end of a sentence or at least of a word. */
function beginningOf(text: string): string {
  if (text.length <= beginningLength) return text;
  const part = text.slice(0, beginningLength);
  const sentence = part.lastIndexOf(". ") + 1;
  if (sentence > beginningLength / 2) return part.slice(0, sentence);
  return `${part.slice(0, Math.max(part.lastIndexOf(" "), beginningLength / 2))} …`;
}

function rootPlaces(entries: readonly SearchEntry[]): WordPlaces {
  const places = new Map<string, number[]>();
  entries.forEach((entry, index) => {
    if (isOption(entry)) return;
    const shown = hasBeginning(entry) ? beginningOf(entry.content) : "";
    const known = new Set(textRoots(`${entry.heading} ${entry.subheading} ${entry.page} ${shown}`));
    for (const root of textRoots(entry.content)) {
      if (!known.has(root)) addPlace(places, root, index);
    }
  });
  const most = entries.filter((entry) => !isOption(entry)).length * mostPlaces;
  return new Map([...places].filter(([, { length }]) => length <= Math.max(most, 1)));
}

function addPlace(places: Map<string, number[]>, root: string, index: number): void {
  const known = places.get(root);
  if (known) known.push(index);
  else places.set(root, [index]);
}

const levels = ["2", "3"] as const;
const errorLevels = ["e", "E"] as const;

function packHeading({ kind, url, heading, subheading }: SearchEntry): string {
  const level = (kind === "error" ? errorLevels : levels)[subheading === null ? 0 : 1];
  const title = subheading ?? heading ?? "";
  const anchor = url.slice(url.indexOf("#") + 1);
  return `${level}${title}${anchor === anchorSlug(title) ? "" : `\t${anchor}`}`;
}

function unpackHeadings(page: SearchEntry, headings: readonly string[]): SearchEntry[] {
  let section = "";
  return headings.map((packed) => {
    const [title = "", anchor] = packed.slice(1).split("\t");
    const isLower = packed.startsWith("3") || packed.startsWith("E");
    if (!isLower) section = title;
    return {
      ...page,
      kind: /^e/i.test(packed) ? "error" : "section",
      url: `${page.url}#${anchor ?? anchorSlug(title)}`,
      heading: section,
      subheading: isLower ? title : null,
    };
  });
}

/** `page.goto(url)` without `page.goto`, which most others begin with as well; another call is kept whole. */
function packSignature(entry: SearchEntry): string {
  const signature = entry.signature ?? "";
  const start = usualStart(entry);
  return signature.startsWith(start) ? signature.slice(start.length) : `=${signature}`;
}

function unpackSignature(packed: string, entry: SearchEntry): string {
  return packed.startsWith("=") ? packed.slice(1) : `${usualStart(entry)}${packed}`;
}

function usualStart({ url, heading }: SearchEntry): string {
  const [path = ""] = url.split("#");
  const object = path.slice(path.lastIndexOf("/") + 1);
  return object.endsWith("_assertions")
    ? `expect(${object.replace(/_assertions$/, "")}).to ${heading?.replace(/^to_/, "")}`
    : `${object}.${heading}`;
}
