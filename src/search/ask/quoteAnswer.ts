import {
  exampleText,
  findAskPassage,
  type AskExample,
  type AskPage,
  type AskPassage,
} from "../../shared/search/askPage";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { searchTokens } from "../../shared/search/searchTokens";
import type { SearchBackend } from "../backends/searchBackend";
import { inEnglish } from "../engine/inEnglish";
import { coverage } from "./coverage";
import { questionTerms } from "./questionTerms";

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
