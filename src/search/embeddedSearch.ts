import { unpackSymbols, type PackedSymbols } from "../shared/packedSymbols";
import { unpackText, type PackedText } from "../shared/packedText";
import { rememberSuccess } from "../shared/rememberSuccess";
import type { SearchEntry } from "../shared/searchRecord";
import { createEntryIndex, type EntryIndex } from "./entryIndex";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import type { IndexFile } from "./workerMessages";

/** Loads a file of the index; rejects when it cannot. */
export type LoadFile = (file: IndexFile) => Promise<unknown>;

/** The embedded index over the files that `load` gives: names answer while the text is on its way. */
export function createEmbeddedSearch(load: LoadFile): SearchBackend {
  const getSymbols = rememberSuccess(async () => {
    // Files of our own build; one that is something else fails while it is unpacked.
    const entries = unpackSymbols((await load("symbols")) as PackedSymbols);
    return { entries, index: await createEntryIndex(entries) };
  });
  const getWhole = rememberSuccess(async () => {
    const loading = [getSymbols(), load("text")] as const;
    // Whoever tries again after a failure shall not get the other half of it.
    await Promise.allSettled(loading);
    const [symbols, text] = await Promise.all(loading);
    const { entries, roots } = unpackText(text as PackedText, symbols.entries);
    return createEntryIndex(entries, roots);
  });
  return {
    async search(query, limit, onMore) {
      const whole = getWhole();
      const all = async () => toAnswer((await whole).find(query, limit));
      const first = onMore ? await findByName(getSymbols, whole, query, limit) : [];
      if (!onMore || first.length === 0) return all();
      all().then(onMore, () => undefined);
      return { ...toAnswer(first), isPartial: true };
    },
  };
}

function toAnswer(entries: readonly SearchEntry[]): SearchAnswer {
  return { entries, source: "embedded" };
}

/** What the names alone have, while the text is not there yet. */
async function findByName(
  getSymbols: () => Promise<{ index: EntryIndex }>,
  whole: Promise<EntryIndex>,
  query: string,
  limit: number,
): Promise<SearchEntry[]> {
  const first = await Promise.race([whole.then(() => null), getSymbols()]);
  return first ? first.index.find(query, limit) : [];
}
