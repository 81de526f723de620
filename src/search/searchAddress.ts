import { searchConfig } from "../config/search";

/** Returns where the results of a query are: `/search?q=get+by+role`. */
export function searchAddress(text: string): string {
  const query = queryText(text);
  const parameters = new URLSearchParams({ q: query });
  return query ? `${searchConfig.pagePath}?${parameters.toString()}` : searchConfig.pagePath;
}

/** Returns the query that an address asks for; empty where it asks for none. */
export function queryOfAddress(search: string): string {
  return queryText(new URLSearchParams(search).get("q") ?? "");
}

/** Returns a query made of any text: one line, without control characters and halves of characters, and not endless. */
export function queryText(text: string): string {
  return text
    .slice(0, 2 * searchConfig.maxQueryLength)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, searchConfig.maxQueryLength)
    .replace(/\p{Cs}/gu, "");
}
