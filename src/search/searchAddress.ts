import { searchConfig } from "../config/search";

/** Where the results of a query are: `/search?q=get+by+role`. */
export function searchAddress(text: string): string {
  const query = text.trim().slice(0, searchConfig.maxQueryLength);
  const parameters = new URLSearchParams({ q: query });
  return query ? `${searchConfig.pagePath}?${parameters.toString()}` : searchConfig.pagePath;
}

/** The query that an address asks for; empty where it asks for none. */
export function queryOfAddress(search: string): string {
  const query = new URLSearchParams(search).get("q") ?? "";
  return query.trim().slice(0, searchConfig.maxQueryLength);
}
