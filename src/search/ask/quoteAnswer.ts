import {
  type AskExample,
  type AskPage,
  type AskPassage,
  exampleText,
  findAskPassage,
  withoutAddresses,
} from "../../shared/search/askPage";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { queryTokens, searchTokens } from "../../shared/search/searchTokens";
import type { SearchBackend } from "../backends/searchBackend";
import { inEnglish } from "../engine/inEnglish";
import { isCommonWord, textRoots } from "../../shared/search/textRoots";

/** An answer of these docs to a question, word by word. */
export interface QuotedAnswer {
  entry: SearchEntry;
  passage: readonly string[];
  example: AskExample | null;
  /** Other places that have to do with it. */
  others: readonly SearchEntry[];
}

const mostCandidates = 8;
const mostOthers = 4;

interface Sources {
  backend: SearchBackend;
  loadPage: (path: string) => Promise<AskPage>;
}

/**
 * Returns the place that fits a question best, quoted; `null` where none does. Rejects when there is no way to know.
 */
export async function quoteAnswer(
  question: string,
  sources: Sources,
): Promise<QuotedAnswer | null> {
  const terms = questionTerms(inEnglish(question));
  if (terms.length === 0) return null;
  const { entries } = await sources.backend.search(question, mostCandidates);
  // In the order of the search: what it puts first is quoted, unless it has too little of the question.
  const [best, ...others] = (await findPassages(entries, sources)).filter(
    ({ entry, told }) => coverage(entry, told, terms) > 0,
  );
  if (!best) return null;
  const { entry, told } = best;
  const isOption = entry.kind === "option";
  return {
    entry,
    passage: isOption || !told?.passage.length ? [entry.content] : told.passage,
    example: told && bestExample(told.examples, isOption ? [entry.subheading ?? ""] : terms),
    others: others
      .map((found) => found.entry)
      .filter((other) => !isPartOf(other, entry))
      .slice(0, mostOthers),
  };
}

/** Returns where each entry is told. A page that cannot be loaded is done without, unless all of them are away. */
async function findPassages(
  entries: readonly SearchEntry[],
  { loadPage }: Sources,
): Promise<{ entry: SearchEntry; told: AskPassage | null }[]> {
  const found = entries.map(async (entry) => {
    const [path = "", anchor = ""] = entry.url.split("#");
    return { entry, told: findAskPassage(await loadPage(path), anchor) };
  });
  const loaded = (await Promise.allSettled(found)).flatMap((result) =>
    result.status === "fulfilled" ? [result.value] : [],
  );
  if (entries.length > 0 && loaded.length === 0) throw new Error("No page could be loaded.");
  return loaded;
}

/** Returns the example that has most of the terms. */
function bestExample(examples: readonly AskExample[], terms: readonly string[]): AskExample | null {
  const held = (example: AskExample) => {
    const tokens = new Set(searchTokens(exampleText(example)));
    return terms.flatMap(searchTokens).filter((token) => tokens.has(token)).length;
  };
  const [best] = [...examples].sort((one, other) => held(other) - held(one));
  return best ?? null;
}

/** Tells whether an entry is told of where another one is: an option of its member, or that member. */
function isPartOf(one: SearchEntry, other: SearchEntry): boolean {
  return one.url.startsWith(`${other.url}-`) || other.url.startsWith(`${one.url}-`);
}

/** Words that questions are asked with, and what everything here is about. */
const asking = new Set(
  `best correct does easily example find function go goes happens help know let like look make mean means method
  need option playwright please possible problem properly question right ruby say see show simply take tell thing
  trying used want way went work working works wrong`.split(/\s+/),
);

/** More words than these would be taken for a pasted message. */
const mostTerms = 6;

/** Returns the words of a question that tell what it is about; those it is asked with where there are no others. */
export function questionTerms(question: string): string[] {
  const telling = queryTokens(question).filter((word) => /\D./u.test(word) && !isCommonWord(word));
  const terms = telling.filter((word) => !asking.has(word));
  return (terms.length > 0 ? terms : telling).slice(0, mostTerms);
}

/** A place that has less of a question's terms answers another question, unless one of the terms is its name. */
const leastCoverage = 0.6;
const leastOfNamed = 0.5;

/** The worth of terms that are in the name. */
const nameWeight = 0.5;

/**
 * Returns how much of the terms a place has in some form, and in its name; 0 where that is too little for an answer.
 */
function coverage(entry: SearchEntry, told: AskPassage | null, terms: readonly string[]): number {
  const { page, heading, subheading, className, jsName, aliases, content, signature } = entry;
  const names = [heading, subheading, jsName, ...aliases];
  const passage = told?.passage.map(withoutAddresses) ?? [];
  const text = [page, className, signature, content, ...(entry.phrases ?? []), ...passage];
  const code = told?.examples.map(exampleText) ?? [];
  const part = held([...names, ...text, ...code], terms) / terms.length;
  const named = held(names, terms) / terms.length;
  return part >= (named > 0 ? leastOfNamed : leastCoverage) ? part + nameWeight * named : 0;
}

/** Returns how many terms some texts have. */
function held(texts: readonly (string | null)[], terms: readonly string[]): number {
  const roots = textRoots(texts.join(" "));
  const isHeld = (term: string) =>
    textRoots(term).every((wanted) => roots.some((root) => root.startsWith(wanted)));
  return terms.filter(isHeld).length;
}
