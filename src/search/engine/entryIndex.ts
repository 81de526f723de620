import type { SearchIndex } from "../../shared/search/searchIndex";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { correctWords } from "./correctWords";
import { createNameReader, spellingsOf, type EntryNames } from "./entryNames";
import { queryTokens } from "../../shared/search/searchTokens";
import { findAnswers } from "./findAnswers";
import { findByNames } from "./findByNames";
import { findMessage } from "./findMessage";
import { indexEntries, type IndexedEntries } from "./indexEntries";
import { matchCalled } from "./rankEntry";
import type { EntryIndex } from "./nameIndex";
import { readQuery, type QueryWord, type SearchQuery } from "./readQuery";

interface Index extends IndexedEntries {
  vocabulary: readonly string[];
  /** Entries by their addresses below `/docs/`. */
  places: ReadonlyMap<string, SearchEntry>;
}

/** Returns the index of names and texts. */
export async function createEntryIndex(
  source: SearchIndex,
  readNames = createNameReader(),
): Promise<EntryIndex> {
  const entries = await indexEntries(source, readNames);
  const spellings = entries.indexed.flatMap(({ names }) => spellingsOf(names));
  const places = new Map(source.entries.map((entry) => [addressOf(entry), entry]));
  const index: Index = { ...entries, places, vocabulary: [...new Set(spellings)] };
  const isOwn = isNameOf(source.entries);
  return {
    find(text, limit) {
      const query = readQuery(text);
      const answers = findAnswers(text, isOwn, query).flatMap((at) => places.get(at) ?? []);
      const found = find(index, withoutCommonRoots(query, source.commonWords), limit);
      return [...new Set([...answers, ...found])].slice(0, limit);
    },
  };
}

/** The address below `/docs/`, and below the path of the version. */
function addressOf({ url }: SearchEntry): string {
  return url.replace(/^.*?\/(?=(?:api|article|include)(?:[/#]|$))/, "");
}

/**
 * Tells of what a member, an event or an option is called, and an assertion without its `to_`; what is called like a
 * method is no option.
 */
function isNameOf(entries: readonly SearchEntry[]) {
  const called = new Set(
    entries.filter(({ kind }) => kind === "member" || kind === "event").flatMap(ownNames),
  );
  const options = new Set(entries.filter(({ kind }) => kind === "option").flatMap(ownNames));
  return (name: string, isCalled: boolean) =>
    called.has(name) || called.has(`to_${name}`) || (!isCalled && options.has(name));
}

function ownNames({ heading, subheading, aliases }: SearchEntry): string[] {
  return [subheading ?? heading ?? "", ...aliases].flatMap(queryTokens);
}

/** No text is known by these, so a name of several words is looked for by its others. */
function withoutCommonRoots(query: SearchQuery, common: ReadonlySet<string>): SearchQuery {
  const words = query.words.map((word) => {
    const telling = word.textRoots.filter((root) => !common.has(root));
    return telling.length > 0 ? { ...word, textRoots: telling } : word;
  });
  return { ...query, words };
}

/** Of a call whose end nothing is called by, such as `action.move_to(link).perform`, what is before it is looked for. */
function isCalled(names: EntryNames, { words, typed }: SearchQuery): boolean {
  const last = words.at(-1);
  return words.length === 1 || (last !== undefined && matchCalled(names, last, typed) > 0);
}

/** Fewer than these, and words with a wrong letter are looked for as well. */
const few = 3;

function find(index: Index, query: SearchQuery, limit: number): SearchEntry[] {
  if (query.words.length === 0) return [];
  if (query.isMessage) return findMessage(index, query).slice(0, limit);
  const isKnown = ({ roots }: QueryWord) =>
    index.index.search({ queries: roots, combineWith: "AND" }, { prefix: false }).length > 0;
  const found = findByNames(index, query);
  if (query.isCode && !found.some(({ names }) => isCalled(names, query))) {
    return find(index, { ...query, words: query.words.slice(0, -1) }, limit);
  }
  const complete = found.filter(({ isComplete }) => isComplete).length;
  const corrected = complete < few ? correctWords(query.words, index.vocabulary, isKnown) : null;
  const more = corrected ? findByNames(index, { ...query, words: corrected }) : [];
  const best = complete > 0 ? [...found, ...more] : [...more, ...found];
  return [...new Set(best.map(({ entry }) => entry))].slice(0, limit);
}
