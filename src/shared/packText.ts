import { anchorSlug } from "./anchorSlug";
import { entriesByPage } from "./entriesByPage";
import { packNumbers } from "./packedNumbers";
import { inPackedOrder } from "./packedSymbols";
import { hasBeginning, isMember, isOption, usualStart, type PackedText } from "./packedText";
import { packWords, type WordPlaces } from "./packedWords";
import type { SearchEntry } from "./searchRecord";
import { textRoots } from "./textRoots";

/** A root that more entries than this part of them have is left out: it tells nothing. */
const mostPlaces = 0.08;
const beginningLength = 80;

/** Takes from entries what `packSymbols` leaves. */
export function packText(entries: readonly SearchEntry[]): PackedText {
  const symbols = inPackedOrder(entries);
  const pages = symbols.filter(({ kind }) => kind === "page");
  const byPage = entriesByPage(entries);
  const sections = pages.map(({ url }) => (byPage.get(url) ?? []).filter(isSection));
  const all = [...symbols, ...sections.flat()];
  const optionTexts = [...new Set(all.filter(isOption).map(({ content }) => content))];
  const places = rootPlaces(all);
  const rare = rareRoots(places, all.filter((entry) => !isOption(entry)).length);
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
    roots: packWords(rare),
    commonRoots: [...places.keys()].filter((root) => !rare.has(root)).join(" "),
  };
}

function packPhrases(entries: readonly SearchEntry[]): PackedText["phrases"] {
  const places = entries.flatMap(({ phrases }, index) => (phrases ? [index] : []));
  return [
    places.map((place) => entries[place]?.phrases?.join(",")).join("\n"),
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
  return places;
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
