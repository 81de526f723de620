import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { WordPlaces } from "../shared/packedWords";
import type { SearchEntry } from "../shared/searchRecord";
import { textRoots } from "../shared/textRoots";
import { correctWords } from "./correctWords";
import { createNameReader, type EntryNames } from "./entryNames";
import { priorOf, rankEntry } from "./rankEntry";
import { readQuery, type QueryWord, type SearchQuery } from "./readQuery";

interface IndexedEntry {
  id: number;
  entry: SearchEntry;
  names: EntryNames;
}

/** A searchable list of entries. */
export interface EntryIndex {
  /** At most `limit` entries, the best first. */
  find(query: string, limit: number): SearchEntry[];
}

/** Words that are found in an entry beside those of its names and its text. */
const noRoots: WordPlaces = new Map();

/** Indexes entries, in pieces, so that no long task is felt where there is no worker. */
export async function createEntryIndex(
  entries: readonly SearchEntry[],
  roots: WordPlaces = noRoots,
): Promise<EntryIndex> {
  const readNames = createNameReader();
  const indexed = entries.map((entry, id) => ({ id, entry, names: readNames(entry) }));
  const others = rootsByEntry(entries.length, roots);
  const index = new MiniSearch<IndexedEntry>({
    fields: ["name", "words", "path", "content"],
    extractField: ({ id, entry, names }, field) => {
      if (field === "id") return String(id);
      if (field === "name") return [...names.wholes, ...names.joined].join(" ");
      if (field === "words") return names.roots.join(" ");
      if (field === "path") return [...names.owners, ...names.ownerRoots].join(" ");
      return [...textRoots(entry.content), ...(others[id] ?? [])].join(" ");
    },
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  await index.addAllAsync(indexed, { chunkSize: 200 });
  const vocabulary = [
    ...new Set(indexed.flatMap(({ names }) => [...names.joined, ...names.roots])),
  ];
  return { find: (text, limit) => find({ index, indexed, vocabulary }, readQuery(text), limit) };
}

interface Index {
  index: MiniSearch<IndexedEntry>;
  indexed: readonly IndexedEntry[];
  vocabulary: readonly string[];
}

function rootsByEntry(length: number, roots: WordPlaces): string[][] {
  const byEntry = Array.from({ length }, (): string[] => []);
  for (const [root, places] of roots) for (const place of places) byEntry[place]?.push(root);
  return byEntry;
}

/** Fewer than these, and words with a wrong letter are looked for as well. */
const few = 3;

function find(index: Index, query: SearchQuery, limit: number): SearchEntry[] {
  if (query.words.length === 0) return [];
  if (query.isMessage) return findMessage(index, query).slice(0, limit);
  const found = findAll(index, query);
  const more = found.length < few ? findCorrected(index, query) : [];
  const all = [...new Set([...found, ...more])];
  return (all.length > 0 ? all : findSome(index, query)).slice(0, limit);
}

/** Entries that have every word, or its beginning. */
function findAll({ index, indexed }: Index, query: SearchQuery): SearchEntry[] {
  const queries = query.words.map(queryOf);
  return ranked(index.search({ combineWith: "AND", queries }, options), indexed, query);
}

function findCorrected(index: Index, query: SearchQuery): SearchEntry[] {
  const corrected = correctWords(query.words, index.vocabulary);
  return corrected ? findAll(index, { ...query, words: corrected }) : [];
}

/** Entries that have some of the words, those with most of them first. */
function findSome({ index, indexed }: Index, query: SearchQuery): SearchEntry[] {
  const queries = query.words.map(queryOf);
  return ranked(index.search({ combineWith: "OR", queries }, options), indexed, query);
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
  return best.map(({ id }) => entryAt(indexed, id));
}

const options: SearchOptions = {
  prefix: (term) => term.length > 1,
  boost: { name: 8, words: 3, path: 2 },
};

/** A name as a whole, or all of its parts anywhere. */
function queryOf({ whole, joined, roots }: QueryWord): Query {
  return {
    combineWith: "OR",
    queries: [
      { queries: [whole, joined], combineWith: "OR", fields: ["name"] },
      { queries: roots, combineWith: "AND", fields: ["words", "path", "content"] },
    ],
  };
}

/** How much the text says beside the names. */
const textWeight = 0.15;

function ranked(
  results: readonly { id: unknown; score: number }[],
  indexed: readonly IndexedEntry[],
  query: SearchQuery,
): SearchEntry[] {
  const highest = results[0]?.score ?? 1;
  return results
    .flatMap(({ id, score }) => {
      const found = indexed[Number(id)];
      if (!found) return [];
      const rank = rankEntry(found.entry, found.names, query) + (textWeight * score) / highest;
      return [{ entry: found.entry, rank }];
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

function entryAt(indexed: readonly IndexedEntry[], id: unknown): SearchEntry {
  const found = indexed[Number(id)];
  if (!found) throw new Error(`There is no entry ${String(id)}.`);
  return found.entry;
}
