import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { rememberByName } from "../shared/rememberByName";
import type { SearchIndex } from "../shared/searchIndex";
import type { SearchEntry } from "../shared/searchRecord";
import { queryTokens } from "../shared/searchTokens";
import { textRoots } from "../shared/textRoots";
import { correctWords } from "./correctWords";
import { createNameReader, spellingsOf, type EntryNames } from "./entryNames";
import type { EntryIndex } from "./nameIndex";
import { priorOf, rankEntry } from "./rankEntry";
import { askedWords, readQuery, type QueryWord, type SearchQuery } from "./readQuery";

interface IndexedEntry {
  id: number;
  entry: SearchEntry;
  names: EntryNames;
  words: readonly string[];
}

/** So many entries are indexed without a pause. */
const chunkSize = 50;

/** Indexes names and texts, with pauses in which the names alone can answer. */
export async function createEntryIndex(
  { entries, words, commonWords }: SearchIndex,
  readNames = createNameReader(),
): Promise<EntryIndex> {
  const indexed = entries.map((entry, id) => ({
    id,
    entry,
    names: readNames(entry),
    words: words[id] ?? [],
  }));
  const index = createMiniSearch();
  await index.addAllAsync(indexed, { chunkSize });
  const vocabulary = [...new Set(indexed.flatMap(({ names }) => spellingsOf(names)))];
  const read = (text: string) => withoutCommonRoots(readQuery(text), commonWords);
  return { find: (text, limit) => find({ index, indexed, vocabulary }, read(text), limit) };
}

/** No text is known by these, so a name of several words is looked for by its others. */
function withoutCommonRoots(query: SearchQuery, common: ReadonlySet<string>): SearchQuery {
  const words = query.words.map((word) => {
    const telling = word.textRoots.filter((root) => !common.has(root));
    return telling.length > 0 ? { ...word, textRoots: telling } : word;
  });
  return { ...query, words };
}

function createMiniSearch(): MiniSearch<IndexedEntry> {
  // Options of many members say the same.
  const rootsOf = rememberByName(textRoots);
  return new MiniSearch<IndexedEntry>({
    fields: ["name", "words", "path", "content"],
    extractField: ({ id, entry, names, words }, field) => {
      if (field === "id") return String(id);
      if (field === "name") return [...names.wholes, ...names.joined, names.last ?? ""].join(" ");
      if (field === "words") return [...names.roots, ...names.phrases.flat()].join(" ");
      if (field === "path") return [...names.owners, ...names.ownerRoots].join(" ");
      return [...rootsOf(entry.content), ...words].join(" ");
    },
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
}

interface Index {
  index: MiniSearch<IndexedEntry>;
  indexed: readonly IndexedEntry[];
  vocabulary: readonly string[];
}

/** Fewer than these, and words with a wrong letter are looked for as well. */
const few = 3;

function find(index: Index, query: SearchQuery, limit: number): SearchEntry[] {
  if (query.words.length === 0) return [];
  if (query.isMessage) return findMessage(index, query).slice(0, limit);
  const found = findByNames(index, query);
  const complete = found.filter(({ isComplete }) => isComplete).length;
  const corrected = complete < few ? correctWords(query.words, index.vocabulary) : null;
  const more = corrected ? findByNames(index, { ...query, words: corrected }) : [];
  const best = complete > 0 ? [...found, ...more] : [...more, ...found];
  return [...new Set(best.map(({ entry }) => entry))].slice(0, limit);
}

/** Of a message a place must have these many of its words, and is better the more it has. */
function findMessage({ index, indexed }: Index, query: SearchQuery): SearchEntry[] {
  const roots = new Set(query.words.flatMap((word) => word.roots));
  const minimum = Math.min(5, Math.ceil(roots.size * 0.4));
  const results = index.search([...roots].join(" "), {
    ...options,
    prefix: false,
    boostDocument: (id) => priorOf(entryAt(indexed, id), query),
  });
  const enough = results.filter(({ queryTerms }) => queryTerms.length >= minimum);
  const best = enough.length > 0 ? enough : results;
  return best
    .map(({ id, score }) => ({ entry: entryAt(indexed, id), score }))
    .map(({ entry, score }) => ({ entry, score: score * identifiersIn(entry, query) }))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** A name of code in a message, such as `is_visible`, tells more than its other words. */
function identifiersIn({ heading, subheading }: SearchEntry, { words }: SearchQuery): number {
  const title = new Set(queryTokens(subheading ?? heading ?? ""));
  return 1 + words.filter(({ whole }) => whole.includes("_") && title.has(whole)).length / 2;
}

const options: SearchOptions = {
  prefix: (term) => term.length > 1,
  boost: { name: 8, words: 3, path: 2 },
};

/** A name as a whole, or all of its parts anywhere. */
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

interface Found {
  entry: SearchEntry;
  rank: number;
  /** Whether it has every word. */
  isComplete: boolean;
}

/** Of more places than these only those with the best words are looked at closely. */
const mostRanked = 600;

/** How much the text says beside the names, more so where several words are looked for. */
const textWeight = { oneWord: 0.08, words: 0.14 };

/** What has some of the words only is left out where it is this much worse than the best. */
const tooFarBehind = 0.7;

/** Entries that have the words, or beginnings of them; of a call its last name. */
function findByNames({ index, indexed }: Index, query: SearchQuery): Found[] {
  const asked = askedWords(query);
  const results = index.search({ combineWith: "OR", queries: asked.map(queryOf) }, options);
  const highest = results[0]?.score ?? 1;
  const matches = results.slice(0, mostRanked).map(({ id, score, queryTerms }) => {
    const terms = new Set(queryTerms);
    return { id: Number(id), score, terms, has: asked.map((word) => isIn(word, terms)) };
  });
  const weights = weightsOf(
    asked.map((_word, index) => matches.filter(({ has }) => has[index]).length),
  );
  const ofText = (asked.length > 1 ? textWeight.words : textWeight.oneWord) / highest;
  const found = matches.flatMap(({ id, score, terms, has }) => {
    const known = indexed[id];
    if (!known) return [];
    const rank = rankEntry(known.entry, known.names, query, { terms, weights });
    const isComplete = !has.includes(false);
    return [{ entry: known.entry, rank: rank + ofText * score, isComplete }];
  });
  found.sort((one, other) => other.rank - one.rank);
  const least = (found[0]?.rank ?? 0) * tooFarBehind;
  return found.filter(({ rank, isComplete }) => isComplete || rank >= least);
}

function isIn(
  { whole, joined, textRoots: roots, synonyms }: QueryWord,
  terms: ReadonlySet<string>,
): boolean {
  const hasAll = (some: readonly string[]) => some.every((root) => terms.has(root));
  return terms.has(whole) || terms.has(joined) || [roots, ...synonyms].some(hasAll);
}

/** How much words tell that so many entries have. */
function weightsOf(counts: readonly number[]): number[] {
  const weights = counts.map((count) => 1 / Math.log2(count + 4));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function entryAt(indexed: readonly IndexedEntry[], id: unknown): SearchEntry {
  const found = indexed[Number(id)];
  if (!found) throw new Error(`There is no entry ${String(id)}.`);
  return found.entry;
}
