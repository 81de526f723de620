import { anchorSlug } from "./anchorSlug";
import { createNumbering, type Numbering } from "./numbering";
import { packNumbers } from "./packedNumbers";
import { hasBeginning, isMember, isOption, usualStart, type PackedText } from "./packedText";
import { packWords, type WordPlaces } from "./packedWords";
import type { SearchEntry } from "./searchRecord";
import { inPackedOrder } from "./symbolPacker";
import { textRoots } from "./textRoots";

/** A root that more entries than this part of them have is left out: it tells nothing. */
const mostPlaces = 0.08;
const beginningLength = 80;

/** Takes from the entries of pages what a `SymbolPacker` leaves. */
export interface TextPacker {
  /** Takes all entries of a page; pages come in the order in which the other packer gets them. */
  add: (entries: readonly SearchEntry[]) => void;
  packed: () => PackedText;
}

/** What is packed of entries that follow each other; places are counted from the first one. */
interface Part {
  count: number;
  signatures: string[];
  options: number[];
  beginnings: string[];
  phrases: { place: number; text: string }[];
  roots: Map<string, number[]>;
}

/** A packer that has no page yet. */
export function createTextPacker(): TextPacker {
  const [symbols, sections] = [emptyPart(), emptyPart()];
  const headings: string[][] = [];
  const optionTexts = createNumbering();
  return {
    add: (entries) => {
      const named = inPackedOrder(entries);
      if (named.length === 0) return;
      const own = entries.filter(isSection);
      headings.push(own.map(packHeading));
      for (const entry of named) addEntry(symbols, entry, optionTexts);
      for (const entry of own) addEntry(sections, entry, optionTexts);
    },
    packed: () => packPart(joined(symbols, sections), headings, optionTexts.texts()),
  };
}

function emptyPart(): Part {
  return { count: 0, signatures: [], options: [], beginnings: [], phrases: [], roots: new Map() };
}

function addEntry(part: Part, entry: SearchEntry, optionTexts: Numbering): void {
  const beginning = hasBeginning(entry) ? beginningOf(entry.content) : null;
  if (beginning !== null) part.beginnings.push(alone(beginning));
  if (isMember(entry)) part.signatures.push(packSignature(entry));
  if (entry.phrases) part.phrases.push({ place: part.count, text: entry.phrases.join(",") });
  if (isOption(entry)) part.options.push(optionTexts.numberOf(entry.content));
  else addRoots(part, entry, beginning ?? "");
  part.count += 1;
}

/** A piece of a text keeps all of that text in memory. */
function alone(piece: string): string {
  return JSON.parse(JSON.stringify(piece)) as string;
}

function addRoots({ roots, count }: Part, entry: SearchEntry, shown: string): void {
  const { heading, subheading, page, content } = entry;
  const known = new Set(textRoots(`${heading} ${subheading} ${page} ${shown}`));
  for (const root of textRoots(content)) {
    if (!known.has(root)) addPlace(roots, root, count);
  }
}

/** A part with another one after it. */
function joined(part: Part, next: Part): Part {
  const later = (place: number) => part.count + place;
  const roots = new Map(part.roots);
  for (const [root, places] of next.roots) {
    roots.set(root, [...(roots.get(root) ?? []), ...places.map(later)]);
  }
  return {
    count: part.count + next.count,
    signatures: [...part.signatures, ...next.signatures],
    options: [...part.options, ...next.options],
    beginnings: [...part.beginnings, ...next.beginnings],
    phrases: [
      ...part.phrases,
      ...next.phrases.map(({ place, text }) => ({ place: later(place), text })),
    ],
    roots,
  };
}

function packPart(part: Part, headings: string[][], optionTexts: string[]): PackedText {
  const { count, signatures, options, beginnings, phrases, roots } = part;
  const rare = rareRoots(roots, count - options.length);
  return {
    headings,
    signatures,
    optionTexts,
    optionNumbers: packNumbers(options),
    beginnings,
    phrases: packPhrases(phrases),
    roots: packWords(rare),
    commonRoots: [...roots.keys()].filter((root) => !rare.has(root)).join(" "),
  };
}

function packPhrases(phrases: Part["phrases"]): PackedText["phrases"] {
  const places = phrases.map(({ place }) => place);
  return [
    phrases.map(({ text }) => text).join("\n"),
    packNumbers(places.map((place, index) => place - (places[index - 1] ?? 0))),
  ];
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

function rareRoots(places: WordPlaces, count: number): WordPlaces {
  return new Map([...places].filter(([, { length }]) => length <= Math.max(count * mostPlaces, 1)));
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

/** `page.goto(url)` without `page.goto`, which most others begin with as well; another call is kept whole. */
function packSignature(entry: SearchEntry): string {
  const signature = entry.signature ?? "";
  const start = usualStart(entry);
  return signature.startsWith(start) ? signature.slice(start.length) : `=${signature}`;
}
