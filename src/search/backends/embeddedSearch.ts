import { nextTask } from "../../shared/timing/nextTask";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { readNames, type NamesFile, type TextFile } from "../../shared/search/searchIndex";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { createNameReader } from "../engine/entryNames";
import { fetchJson } from "../../ui/fetchJson";
import { createNameIndex } from "../engine/nameIndex";
import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** The addresses of the two files of the embedded index. */
export interface IndexFiles {
  names: string;
  text: string;
}

/** Returns the embedded index over its two files: names answer until the text is loaded and indexed. */
export function createEmbeddedSearch(files: IndexFiles, load = fetchJson): SearchBackend {
  const readEntryNames = createNameReader();
  const getNames = memoizeSuccess(async () => {
    // A file of our own build; one that is something else fails while it is read.
    const entries = readNames((await load(files.names)) as NamesFile);
    const index = createNameIndex(entries, readEntryNames);
    // The first search compiles what the others use, and takes ten times as long: the dialog is open, nobody waits.
    index.find("page", 1);
    return { entries, index };
  });
  const getWhole = memoizeSuccess(async () => {
    const loading = [getNames(), load(files.text), import("../engine/textIndex")] as const;
    // Whoever tries again after a failure shall not get the other half of it.
    await Promise.allSettled(loading);
    const [names, text, { createTextIndex }] = await Promise.all(loading);
    return createTextIndex(names, text as TextFile, readEntryNames);
  });
  let isWhole = false;

  async function searchWhole(query: string, limit: number): Promise<SearchAnswer> {
    const index = await getWhole();
    isWhole = true;
    return toAnswer(index.find(query, limit));
  }

  return {
    async search(query, limit, onMore) {
      const { index } = await getNames();
      if (query.trim() === "") return toAnswer([]);
      const found = isWhole || !onMore ? [] : index.find(query, limit);
      if (!onMore || found.length === 0) return searchWhole(query, limit);
      // After the answer is on its way: a worker stands still while it loads a module.
      const whole = nextTask().then(() => searchWhole(query, limit));
      // Where the text cannot be had, the names are all there is.
      whole.then(onMore, () => onMore({ ...toAnswer(found), lacksText: true }));
      return { ...toAnswer(found), isPartial: true };
    },
  };
}

function toAnswer(entries: readonly SearchEntry[]): SearchAnswer {
  return { entries, source: "embedded" };
}
