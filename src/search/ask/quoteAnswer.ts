import { findAskPlace, exampleText, type AskExample, type AskPage } from "../../shared/askPage";
import type { SearchEntry } from "../../shared/searchRecord";
import { searchTokens } from "../../shared/searchTokens";
import { excerpt } from "../matches";
import type { SearchBackend } from "../searchBackend";
import { bestEntries, coverage } from "./bestEntries";
import { questionTerms, stem } from "./questionTerms";

/** What these docs say to a question, word by word. */
export interface QuotedAnswer {
  entry: SearchEntry;
  passage: readonly string[];
  example: AskExample | null;
  /** Other places that have to do with it. */
  others: readonly SearchEntry[];
}

const asked = 16;
const mostOthers = 4;

interface Sources {
  backend: SearchBackend;
  loadPage: (path: string) => Promise<AskPage>;
}

/** The place that fits a question best, quoted; `null` where none does. Rejects when the search cannot know. */
export async function quoteAnswer(
  question: string,
  { backend, loadPage }: Sources,
): Promise<QuotedAnswer | null> {
  const terms = questionTerms(question);
  const [entry, ...others] = await findEntries(backend, terms);
  if (!entry) return null;
  const [path = "", anchor = ""] = entry.url.split("#");
  // Without the page's file the index still has the text.
  const page = await loadPage(path).catch((): AskPage => ({}));
  const place = findAskPlace(page, anchor);
  const isOption = entry.kind === "option";
  return {
    entry,
    passage:
      place && !isOption && place.passage.length > 0
        ? place.passage
        : [excerpt(entry.content, terms.join(" "))],
    example: place && bestExample(place.examples, isOption ? [entry.subheading ?? ""] : terms),
    others: others.filter((other) => !isPartOf(other, entry)).slice(0, mostOthers),
  };
}

/** What the words find as they are; where that leaves one out, also what their beginnings find. */
async function findEntries(backend: SearchBackend, terms: readonly string[]) {
  const { entries } = await backend.search(terms.join(" "), asked);
  const best = bestEntries(entries, terms);
  if (best[0] && coverage(best[0], terms) === 1) return best;
  const stems = terms.map(stem);
  const more = (await backend.search(stems.join(" "), asked)).entries;
  const known = new Set(entries.map(({ url }) => url));
  return bestEntries([...entries, ...more.filter(({ url }) => !known.has(url))], terms);
}

/** The example that has most of the terms. */
function bestExample(examples: readonly AskExample[], terms: readonly string[]): AskExample | null {
  const held = (example: AskExample) => {
    const tokens = new Set(searchTokens(exampleText(example)));
    return terms.flatMap(searchTokens).filter((token) => tokens.has(token)).length;
  };
  const [best] = [...examples].sort((one, other) => held(other) - held(one));
  return best ?? null;
}

/** Whether an entry is told of where another one is: an option of its member, or that member. */
function isPartOf(one: SearchEntry, other: SearchEntry): boolean {
  return one.url.startsWith(`${other.url}-`) || other.url.startsWith(`${one.url}-`);
}
