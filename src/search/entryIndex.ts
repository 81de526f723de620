import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { searchConfig } from "../config/search";
import { miniSearchOptions, type IndexedEntry } from "../shared/miniSearchOptions";
import type { SearchEntry, SearchRecordKind } from "../shared/searchRecord";
import { isLongQuery, queryTokens, tellingTokens } from "../shared/searchTokens";

interface WayOfSearching {
  /** It is tried while fewer than this many entries are found. */
  below: number;
  options: SearchOptions;
  /** What an entry must match of the words that tell something; a query's other words only count in its favour. */
  minimum?: (telling: number) => number;
}

const kindBoost: Record<SearchRecordKind, number> = {
  page: 1.6,
  member: 1.5,
  event: 1.2,
  error: 1.2,
  section: 1,
  option: 0.5,
};

/** A name or a few words: exact words and beginnings first, then one wrong letter, then what matches in part. */
const waysForWords: readonly WayOfSearching[] = [
  { below: 1, options: { combineWith: "AND" } },
  // A fixed distance: a relative one took 327 ms for a name of 15 letters, this 24 ms.
  { below: 3, options: { combineWith: "AND", fuzzy: (term) => (term.length < 4 ? false : 1) } },
  { below: 1, options: { combineWith: "OR" }, minimum: (telling) => telling },
  { below: 1, options: { combineWith: "OR" } },
];

/** A pasted message: no place has all of its words, and those it was made with, such as paths, nobody has. */
const waysForMessages: readonly WayOfSearching[] = [
  {
    below: 1,
    options: { combineWith: "OR", prefix: false },
    minimum: (telling) => Math.min(5, Math.ceil(telling * 0.4)),
  },
  { below: 1, options: { combineWith: "OR" } },
];

/** Readers paste messages to find what they mean, which the guide of errors tells best. */
const errorBoost = 2;
const errorsPageBoost = 1.5;

/** A searchable list of entries. Built in pieces, so that no long task is felt. */
export async function createEntryIndex(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<IndexedEntry>(miniSearchOptions);
  const indexed = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(indexed, { chunkSize: 50 });
  return { find: (query: string, limit: number) => findEntries(index, indexed, query, limit) };
}

function findEntries(
  index: MiniSearch<IndexedEntry>,
  entries: readonly IndexedEntry[],
  query: string,
  limit: number,
): SearchEntry[] {
  const isMessage = isLongQuery(query);
  const telling = new Set(tellingTokens(query));
  const found = new Set<number>();
  for (const { below, options, minimum } of isMessage ? waysForMessages : waysForWords) {
    if (found.size >= below) continue;
    const results = index.search(query, {
      ...baseOptions,
      boostDocument: (id) => boostOf(entries[Number(id)], isMessage),
      ...options,
    });
    for (const result of results) {
      if (tellingMatches(result, telling) < (minimum?.(telling.size) ?? 0)) continue;
      found.add(Number(result.id));
    }
  }
  return [...found].slice(0, limit).flatMap((id) => entries[id] ?? []);
}

const baseOptions: SearchOptions = {
  tokenize: queryTokens,
  prefix: (term) => term.length > 1,
  boost: { name: 8, words: 3, path: 2 },
};

function boostOf(entry: SearchEntry | undefined, isMessage: boolean): number {
  const { kind = "section", url = "" } = entry ?? {};
  const page = url.startsWith(searchConfig.errorsPath) ? errorsPageBoost : 1;
  return kindBoost[kind] * page * (isMessage && kind === "error" ? errorBoost : 1);
}

function tellingMatches({ queryTerms }: SearchResult, telling: ReadonlySet<string>): number {
  return queryTerms.filter((term) => telling.has(term)).length;
}
