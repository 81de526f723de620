import { unpackSymbols, type PackedSymbols } from "../shared/packedSymbols";
import type { PackedText } from "../shared/packedText";
import { rememberSuccess } from "../shared/rememberSuccess";
import { nextTask } from "../shared/nextTask";
import type { SearchEntry } from "../shared/searchRecord";
import { createNameReader } from "./entryNames";
import { allLetters, findAhead, type KnownEntries } from "./findAhead";
import { createNameIndex, type EntryIndex } from "./nameIndex";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type { AnswerAhead, IndexFile } from "./workerMessages";

/** Loads a file of the index; rejects when it cannot. */
export type LoadFile = (file: IndexFile) => Promise<unknown>;

/** Loads files from their bytes: whoever needs one decodes it, which takes a while. */
export function decoded(load: (file: IndexFile) => Promise<ArrayBuffer>): LoadFile {
  return async (file) => JSON.parse(new TextDecoder().decode(await load(file))) as unknown;
}

/** A search that tells as well what it is going to find. */
export interface EmbeddedSearch extends SearchBackend {
  /**
   * What queries find that are likely after one, and then single letters, with which a search begins: each in a task of
   * its own, until more is known than the names. No further where that is slow.
   */
  findAhead(query: string, limit: number): AsyncGenerator<AnswerAhead>;
}

/** The embedded index over the files that `load` gives: names answer until the text is loaded and indexed. */
export function createEmbeddedSearch(load: LoadFile): EmbeddedSearch {
  let whole: EntryIndex | null = null;
  let known: KnownEntries | null = null;
  const readNames = createNameReader();
  const getNames = rememberSuccess(async () => {
    // Files of our own build; one that is something else fails while it is unpacked.
    const entries = unpackSymbols((await load("symbols")) as PackedSymbols);
    const index = createNameIndex(entries, readNames);
    known = { index, toAnswer: partial, letters: allLetters() };
    return { entries, index };
  });
  const getWhole = rememberSuccess(async () => {
    const loading = [getNames(), load("text"), import("./textIndex")] as const;
    // Whoever tries again after a failure shall not get the other half of it.
    await Promise.allSettled(loading);
    const [names, text, { createTextIndex }] = await Promise.all(loading);
    whole = await createTextIndex(names, text as PackedText, readNames);
    known = { index: whole, toAnswer, letters: allLetters() };
    return whole;
  });
  return {
    async search(query, limit, onMore) {
      if (whole) return toAnswer(whole.find(query, limit));
      if (query.trim() === "") {
        await getNames();
        return toAnswer([]);
      }
      const names = onMore ? (await getNames()).index.find(query, limit) : [];
      const askWhole = async () => toAnswer((await getWhole()).find(query, limit));
      if (!onMore || names.length === 0) return askWhole();
      // After the answer is on its way: a worker stands still while it loads a module.
      const rest = nextTask().then(askWhole);
      // Where the text cannot be had, the names are all there is.
      rest.then(onMore, () => onMore({ ...toAnswer(names), lacksText: true }));
      return partial(names);
    },
    findAhead: (query, limit) => {
      const own = known;
      return findAhead({ query, limit }, own, () => known !== own);
    },
  };
}

function toAnswer(entries: readonly SearchEntry[]): SearchAnswer {
  return { entries, source: "embedded" };
}

function partial(names: readonly SearchEntry[]): SearchAnswer {
  return { ...toAnswer(names), isPartial: true };
}
