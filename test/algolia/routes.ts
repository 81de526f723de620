const routes = [
  ["POST", "/1/indexes/*/queries", "queries"],
  ["GET", "/1/indexes", "listIndices"],
  ["GET", "/1/indexes/:index/settings", "getSettings"],
  ["PUT", "/1/indexes/:index/settings", "setSettings"],
  ["GET", "/1/indexes/:index/task/:task", "getTask"],
  ["POST", "/1/indexes/:index/browse", "browse"],
  ["POST", "/1/indexes/:index/batch", "batch"],
  ["POST", "/1/indexes/:index/operation", "operation"],
  ["POST", "/1/indexes/:index/synonyms/batch", "saveSynonyms"],
  ["POST", "/1/indexes/:index/synonyms/search", "searchSynonyms"],
  ["DELETE", "/1/indexes/:index", "delete"],
] as const;

/** The operation that a request asks for. */
export type Operation = (typeof routes)[number][2];

/** Returns the operation of a request, its index, and what follows that in the path. */
export function findRoute(method: string, path: string): [Operation, string, string] | null {
  for (const [routeMethod, pattern, operation] of routes) {
    if (routeMethod !== method) continue;
    const expression = pattern.replaceAll("*", "\\*").replaceAll(/:\w+/g, "([^/]+)");
    const match = new RegExp(`^${expression}$`).exec(path);
    if (match) return [operation, decodeURIComponent(match[1] ?? "*"), match[2] ?? ""];
  }
  return null;
}
