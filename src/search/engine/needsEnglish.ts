import { searchConfig } from "../../config/search";
import { unspaced } from "../../shared/search/searchTokens";

/** Tells whether a query has Japanese words, and these docs are in English. */
export function needsEnglish(query: string): boolean {
  return searchConfig.language === "en" && query.search(unspaced) >= 0;
}
