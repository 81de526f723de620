import type { SearchIndex } from "../../shared/search/searchIndex";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { correctWords } from "./correctWords";
import { createNameReader, spellingsOf } from "./entryNames";
import { findByNames } from "./findByNames";
import { findMessage } from "./findMessage";
import { indexEntries, type IndexedEntries } from "./indexEntries";
import type { EntryIndex } from "./nameIndex";
import { readQuery, type SearchQuery } from "./readQuery";

interface Index extends IndexedEntries {
  vocabulary: readonly string[];
}

/** Returns the index of names and texts. */
export async function createEntryIndex(
  source: SearchIndex,
  readNames = createNameReader(),
): Promise<EntryIndex> {
  const entries = await indexEntries(source, readNames);
  const spellings = entries.indexed.flatMap(({ names }) => spellingsOf(names));
  const index: Index = { ...entries, vocabulary: [...new Set(spellings)] };
  return {
    find: (text, limit) =>
      find(index, withoutCommonRoots(readQuery(text), source.commonWords), limit),
  };
}

/** No text is known by these, so a name of several words is looked for by its others. */
function withoutCommonRoots(query: SearchQuery, common: ReadonlySet<string>): SearchQuery {
  const words = query.words.map((word) => {
    const telling = word.textRoots.filter((root) => !common.has(root));
    return telling.length > 0 ? { ...word, textRoots: telling } : word;
  });
  return { ...query, words };
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
