import { anchorSlug } from "./anchorSlug";
import { unpackNumbers } from "./packedNumbers";
import { hasBeginning, isMember, isOption, usualStart, type PackedText } from "./packedText";
import { unpackWords, type WordPlaces } from "./packedWords";
import type { SearchEntry } from "./searchRecord";

/** Entries with what is to be found in them beside their names and texts. */
export interface UnpackedEntries {
  /** Each is unpacked when it is asked for. */
  entries: Iterable<SearchEntry>;
  /** Places are places in `entries`. */
  roots: WordPlaces;
  /** Roots that are in too many texts to be told of each. */
  commonRoots: ReadonlySet<string>;
}

/** The entries of both files. */
export function unpackText(text: PackedText, symbols: readonly SearchEntry[]): UnpackedEntries {
  return {
    entries: unpackEntries(text, symbols),
    roots: unpackWords(text.roots),
    commonRoots: new Set(text.commonRoots.split(" ")),
  };
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

function unpackSignature(packed: string, entry: SearchEntry): string {
  return packed.startsWith("=") ? packed.slice(1) : `${usualStart(entry)}${packed}`;
}
