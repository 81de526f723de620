import japaneseTerms from "../../../content/search/japanese.yml";
import { unspaced } from "../../shared/search/searchTokens";
import { needsEnglish } from "./needsEnglish";

const wordsOf = new Map(
  Object.entries(japaneseTerms).flatMap(([names, words]) =>
    names.split(" ").map((name) => [name, words] as const),
  ),
);

/** Any term; of those that begin at the same letter the longest. */
const anyTerm = new RegExp(
  [...wordsOf.keys()].sort((one, other) => other.length - one.length).join("|"),
  "g",
);

/** Returns a query with the English words of its Japanese terms; what is Japanese and no term is left out. */
export function inEnglish(query: string): string {
  if (!needsEnglish(query)) return query;
  return query
    .normalize("NFKC")
    .toLowerCase()
    .replace(anyTerm, (term) => ` ${wordsOf.get(term) ?? ""} `)
    .replace(unspaced, " ")
    .replace(/\s+/g, " ")
    .trim();
}
