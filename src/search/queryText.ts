import { searchConfig } from "../config/search";

/** Returns a query made of any text: one line, without control characters and halves of characters, and not endless. */
export function queryText(text: string): string {
  return text
    .slice(0, 2 * searchConfig.maxQueryLength)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, searchConfig.maxQueryLength)
    .replace(/\p{Cs}/gu, "");
}
