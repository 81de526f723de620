import type { SearchEntry } from "../../shared/search/searchRecord";
import { queryTokens } from "../../shared/search/searchTokens";
import { searchOptions, type IndexedEntries } from "./indexEntries";
import { priorOf } from "./rankEntry";
import type { SearchQuery } from "./readQuery";

/** Returns the places that a pasted message is about: those with enough of its words, the more of them the better. */
export function findMessage({ index, indexed }: IndexedEntries, query: SearchQuery): SearchEntry[] {
  const entryAt = (id: unknown) => indexed[Number(id)]?.entry;
  const roots = new Set(query.words.flatMap((word) => word.roots));
  const minimum = Math.min(5, Math.ceil(roots.size * 0.4));
  const results = index.search([...roots].join(" "), {
    ...searchOptions,
    prefix: false,
    boostDocument: (id) => {
      const entry = entryAt(id);
      return entry ? priorOf(entry, query) : 0;
    },
  });
  const enough = results.filter(({ queryTerms }) => queryTerms.length >= minimum);
  return (enough.length > 0 ? enough : results)
    .flatMap(({ id, score }) => {
      const entry = entryAt(id);
      return entry ? [{ entry, score: score * identifiersIn(entry, query) }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** A name of code in a message, such as `is_visible`, tells more than its other words; a plain word is no name of code. */
function identifiersIn({ kind, heading, subheading }: SearchEntry, { words }: SearchQuery): number {
  const title = new Set(queryTokens(subheading ?? heading ?? ""));
  const named = words.filter(({ isStrong, whole }) => isStrong && title.has(whole)).length;
  const isOfCode = kind === "member" || kind === "option" || kind === "event";
  return named === 0 && isOfCode ? 0.5 : 1 + named / 2;
}
