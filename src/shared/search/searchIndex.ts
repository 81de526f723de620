import { fromColumns, toColumns, type Columns } from "./columns";
import type { SearchEntry } from "./searchRecord";
import { phraseRoots, textRoots } from "./textRoots";

const nameFields = [
  "kind",
  "url",
  "section",
  "page",
  "heading",
  "subheading",
  "className",
  "jsName",
  "aliases",
  "badge",
] as const;

const textFields = ["signature", "content", "phrases", "words"] as const;

type EntryName = Pick<SearchEntry, (typeof nameFields)[number]>;

interface EntryText {
  signature: string | null;
  /** The beginning of the text; of an option all of it, of a member, which shows its signature, nothing. */
  content: string;
  /** Roots, divided by spaces. */
  phrases: readonly string[];
  /** Roots of the text's other words, divided by spaces. */
  words: string;
}

/** The first file of the embedded index: pages, members, events and options by name. */
export type NamesFile = Columns<EntryName>;

/** The second file of the embedded index: sections by name, and the text of every entry. */
export interface TextFile {
  sections: Columns<EntryName>;
  /** Of the entries of the first file, then of the sections. */
  texts: Columns<EntryText>;
  /** Roots that are in so many texts that they are left out of `words`. */
  commonWords: string[];
}

/** The content of both files: entries, and beside each the roots of words that are in its text and not in the entry. */
export interface SearchIndex {
  entries: SearchEntry[];
  words: readonly (readonly string[])[];
  commonWords: ReadonlySet<string>;
}

/** Returns the two files of the embedded index. */
export function writeIndex(entries: readonly SearchEntry[]): { names: NamesFile; text: TextFile } {
  const named = entries.filter((entry) => !isSection(entry));
  const sections = entries.filter(isSection);
  const all = [...named, ...sections];
  const words = all.map(otherWords);
  const common = commonWords(words);
  const texts = all.map((entry, index) => ({
    signature: entry.signature,
    content: shownText(entry),
    phrases: rootedPhrases(entry),
    words: (words[index] ?? []).filter((word) => !common.has(word)).join(" "),
  }));
  return {
    names: toColumns(named, nameFields),
    text: {
      sections: toColumns(sections, nameFields),
      texts: toColumns(texts, textFields),
      commonWords: [...common],
    },
  };
}

/** Returns the entries of the first file, without any text. */
export function readNames(file: NamesFile): SearchEntry[] {
  return fromColumns(file, nameFields).map((name) => ({ ...name, signature: null, content: "" }));
}

/** Returns the entries of both files. Throws where the files are of different builds. */
export function readIndex(file: TextFile, names: readonly SearchEntry[]): SearchIndex {
  const texts = fromColumns(file.texts, textFields);
  const named = [...names, ...readNames(file.sections)];
  if (texts.length !== named.length) throw new Error("The files of the index do not fit.");
  const entries = named.map((entry, index) => {
    const { signature = null, content = "", phrases = [] } = texts[index] ?? {};
    return { ...entry, signature, content, phrases };
  });
  return {
    entries,
    words: texts.map(({ words }) => words.split(" ").filter(Boolean)),
    commonWords: new Set(file.commonWords),
  };
}

function isSection({ kind }: SearchEntry): boolean {
  return kind === "section" || kind === "error";
}

function shownText({ kind, content }: SearchEntry): string {
  if (kind === "member") return "";
  return kind === "option" ? content : beginningOf(content);
}

const beginningLength = 80;

/** As much as fits, up to the end of a sentence or at least of a word. */
function beginningOf(text: string): string {
  if (text.length <= beginningLength) return text;
  const part = text.slice(0, beginningLength);
  const sentence = part.lastIndexOf(". ") + 1;
  if (sentence > beginningLength / 2) return part.slice(0, sentence);
  return `${part.slice(0, Math.max(part.lastIndexOf(" "), beginningLength / 2))} …`;
}

function otherWords(entry: SearchEntry): string[] {
  const { heading, subheading, page, content } = entry;
  const said = rootedPhrases(entry).join(" ").split(" ");
  const known = new Set([
    ...textRoots(`${heading} ${subheading} ${page} ${shownText(entry)}`),
    ...said,
  ]);
  return textRoots(content)
    .filter((root) => !known.has(root))
    .sort();
}

function rootedPhrases({ phrases = [] }: SearchEntry): string[] {
  return [...new Set(phrases.map((phrase) => phraseRoots(phrase).join(" ")))];
}

/** A root that more entries than this part of them have is left out: it tells nothing. */
const mostEntries = 0.012;

function commonWords(words: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(words.length * mostEntries, 1);
  return new Set([...counts].filter(([, count]) => count > most).map(([word]) => word));
}
