import type { Options } from "minisearch";
import type { SearchEntry } from "./searchRecord";
import { queryTokens, searchTokens } from "./searchTokens";

/** An entry with its place in the list, which is its id. */
export interface IndexedEntry extends SearchEntry {
  id: number;
}

/** How the embedded index reads entries. `name` counts as a whole, the other fields by their words. */
export const miniSearchOptions = {
  fields: ["name", "words", "path", "content"],
  tokenize: (text, field) => (field === "name" ? queryTokens(text) : searchTokens(text)),
  /** The tokens are as they should be. */
  processTerm: (term) => term,
  extractField: (entry, field) => readField(entry, field),
} satisfies Options<IndexedEntry>;

function readField(entry: IndexedEntry, field: string): string {
  switch (field) {
    case "id":
      return String(entry.id);
    case "path":
      return pathOf(entry);
    case "content":
      return entry.content;
    default:
      return namesOf(entry);
  }
}

/** An option does not bring the other names of its member along. */
function namesOf({ kind, page, heading, subheading, jsName, aliases }: SearchEntry): string {
  if (kind === "option") return subheading ?? "";
  return [subheading ?? heading ?? page, jsName ?? "", ...aliases].join(" ");
}

function pathOf({ page, heading, subheading, className }: SearchEntry): string {
  return [page, className ?? "", subheading === null ? "" : heading].join(" ");
}
