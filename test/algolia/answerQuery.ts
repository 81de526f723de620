import type { StoredIndex, StoredRecord } from "./algoliaIndices";

interface Query {
  query: string;
  params: URLSearchParams;
}

/**
 * Returns what the stand-in finds: records with every word of the query, names before text. It keeps to Algolia's
 * protocol, filters and marks, and says nothing about Algolia's ranking.
 */
export function answerQuery({ records }: StoredIndex, { query, params }: Query) {
  const filters = readList(params.get("facetFilters"));
  const ids = params.get("filters")?.split(" OR ") ?? null;
  const found = [...records.values()]
    .filter((record) => filters.every((filter) => passes(record, filter)))
    .filter(({ objectID }) => ids === null || ids.includes(`objectID:"${objectID}"`))
    .map((record) => ({ record, score: score(record, wordsOf(query)) }))
    .filter((candidate) => candidate.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, Number(params.get("hitsPerPage")));
  return { hits: found.map(({ record }) => withSnippet(record, query, params)) };
}

function passes(record: StoredRecord, filter: string): boolean {
  const [attribute = "", value = ""] = filter.split(":");
  return [record[attribute]].flat().includes(value);
}

function score(record: StoredRecord, words: readonly string[]): number {
  const { lvl1, lvl2, lvl3 } = record["hierarchy"] as Record<string, string | null>;
  const own = [lvl3 ?? lvl2 ?? lvl1, record["js_name"]].join(" ").toLowerCase();
  const text = [own, lvl1, lvl2, record["content"]].join(" ").toLowerCase();
  if (!words.every((word) => text.includes(word))) return 0;
  if (!words.every((word) => own.includes(word))) return 1;
  return record["kind"] === "option" || own.split(" ").includes(words.join(" ")) ? 3 : 2;
}

function withSnippet(record: StoredRecord, query: string, params: URLSearchParams) {
  const before = params.get("highlightPreTag") ?? "<em>";
  const after = params.get("highlightPostTag") ?? "</em>";
  const words = wordsOf(query).map((word) => word.replaceAll(/\W/g, "\\$&"));
  const pattern = new RegExp(words.join("|"), "gi");
  const length = Number(/content:(\d+)/.exec(params.get("attributesToSnippet") ?? "")?.[1] ?? 0);
  const value = aroundMatch(String(record["content"]), pattern, length).replaceAll(
    pattern,
    (match) => `${before}${match}${after}`,
  );
  return { ...record, _snippetResult: { content: { value, matchLevel: "full" } } };
}

/** Returns so many words of a text, the first match in their middle. */
function aroundMatch(text: string, pattern: RegExp, length: number): string {
  const words = text.split(" ");
  const match = words.findIndex((word) => word.search(pattern) >= 0);
  const start = Math.max(0, Math.min(match - Math.floor(length / 2), words.length - length));
  const end = start + length;
  return `${start > 0 ? "…" : ""}${words.slice(start, end).join(" ")}${end < words.length ? "…" : ""}`;
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function readList(text: string | null): string[] {
  return JSON.parse(text ?? "[]") as string[];
}
