import { searchConfig } from "../config/search";
import { queryText } from "./queryText";

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
