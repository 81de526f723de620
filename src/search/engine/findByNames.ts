import type { Query } from "minisearch";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { EntryNames } from "./entryNames";
import { searchOptions, type IndexedEntries } from "./indexEntries";
import { rankEntry } from "./rankEntry";
import { askedWords, type QueryWord, type SearchQuery } from "./readQuery";

/** An entry that has some of the words. */
export interface Found {
  entry: SearchEntry;
  names: EntryNames;
  rank: number;
  /** True if it has every word. */
  isComplete: boolean;
}

/** Of more places than these only those with the best words are looked at closely. */
const mostRanked = 300;

/** The weight of the text beside the names, more where several words are looked for. */
const textWeight = { oneWord: 0.03, words: 0.1 };

/** An entry that has some of the words only is left out where it is this much worse than the best. */
const tooFarBehind = 0.5;

/** Finds entries that have the words, or beginnings of them; of a call its last name. */
export function findByNames({ index, indexed }: IndexedEntries, query: SearchQuery): Found[] {
  const asked = askedWords(query);
  const results = index.search({ combineWith: "OR", queries: asked.map(queryOf) }, searchOptions);
  const highest = results[0]?.score ?? 1;
  const matches = results.slice(0, mostRanked).map(({ id, score, queryTerms }) => {
    const terms = new Set(queryTerms);
    return { id: Number(id), score, terms, has: asked.map((word) => isIn(word, terms)) };
  });
  const weights = weightsOf(
    asked,
    asked.map((_word, index) => matches.filter(({ has }) => has[index]).length),
  );
  const ofText = (asked.length > 1 ? textWeight.words : textWeight.oneWord) / highest;
  const found = matches.flatMap(({ id, score, terms, has }) => {
    const known = indexed[id];
    if (!known) return [];
    const rank = rankEntry(known.entry, known.names, query, { terms, weights });
    const isComplete = !has.includes(false);
    return [{ ...known, rank: rank + ofText * score, isComplete }];
  });
  found.sort((one, other) => other.rank - one.rank);
  const least = (found[0]?.rank ?? 0) * tooFarBehind;
  return withFewNamesakes(found.filter(({ rank, isComplete }) => isComplete || rank >= least));
}

/** Options of one name that many members take, such as `timeout`, would leave no room: the next ones come last. */
const mostNamesakes = 3;

function withFewNamesakes(found: readonly Found[]): Found[] {
  const counts = new Map<string, number>();
  const [shown, others]: [Found[], Found[]] = [[], []];
  for (const each of found) {
    const { kind, subheading } = each.entry;
    const name = kind === "option" ? (subheading ?? "") : "";
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    (name !== "" && count >= mostNamesakes ? others : shown).push(each);
  }
  return [...shown, ...others];
}

function isIn(
  { whole, joined, textRoots: roots, synonyms }: QueryWord,
  terms: ReadonlySet<string>,
): boolean {
  const hasAll = (some: readonly string[]) => some.every((root) => terms.has(root));
  return terms.has(whole) || terms.has(joined) || [roots, ...synonyms].some(hasAll);
}

/** A name of code, or what is wrong, beside the words around it. */
const strongWeight = 1.6;

/** Returns how much words tell that so many entries have. */
function weightsOf(words: readonly QueryWord[], counts: readonly number[]): number[] {
  const weights = words.map(
    ({ isStrong }, i) => (isStrong ? strongWeight : 1) / Math.log2((counts[i] ?? 0) + 4),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Returns a name as a whole, or all of its parts anywhere. */
function queryOf({ whole, joined, textRoots: roots, synonyms }: QueryWord): Query {
  return {
    combineWith: "OR",
    queries: [
      { queries: [whole, joined], combineWith: "OR", fields: ["name"] },
      ...[roots, ...synonyms].map((queries): Query => ({
        queries,
        combineWith: "AND",
        fields: ["words", "path", "content"],
      })),
    ],
  };
}
