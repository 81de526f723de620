import type { DocsLibrary, ToolAnswer } from "./docsLibrary";

const longestText = 300;

/** Returns the places that answer a query, the best first. */
export async function searchDocs(
  docs: DocsLibrary,
  query: string,
  limit: number,
): Promise<ToolAnswer> {
  const hits = await docs.search(query, limit);
  if (hits.length === 0)
    return {
      text: `Nothing is found for "${query}". Fewer words, or a name of the library, find more.`,
    };
  const lines = hits.map(
    ({ title, url, text }) => `- **${title}** ${url}\n  ${text.slice(0, longestText)}`,
  );
  return { text: lines.join("\n") };
}
