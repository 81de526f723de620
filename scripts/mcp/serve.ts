/*
 * The program of `packages/mcp-server`, which `packMcp` bundles. It joins the package, which knows nothing of the site,
 * with the site's search.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { parseLibraryFacts } from "../../packages/example-check/src/facts/libraryFacts";
import { createServer } from "../../packages/mcp-server/src/createServer";
import type { DocsData, DocsHit, DocsLibrary } from "../../packages/mcp-server/src/docsLibrary";
import manifest from "../../packages/mcp-server/package.json";
import { createEmbeddedSearch } from "../../src/search/backends/embeddedSearch";
import type { SearchEntry } from "../../src/shared/search/searchRecord";
import { mcpFiles } from "./mcpFiles";

const home = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(`${home}dist/${file}`, "utf8"));

// Ruby's parser is found from the folder that a program runs in; a client starts this one anywhere.
process.chdir(home);

const data = read(mcpFiles.docs) as DocsData & { site: string };
const index = createEmbeddedSearch({ names: mcpFiles.names, text: mcpFiles.text }, (file) =>
  Promise.resolve(read(file)),
);

const docs: DocsLibrary = {
  ...data,
  facts: () => parseLibraryFacts(read(mcpFiles.facts) as string[]),
  search: async (query, limit) => {
    const { entries } = await index.search(query, limit);
    return entries.slice(0, limit).map(toHit);
  },
};

function toHit({ page, heading, subheading, url, signature, content }: SearchEntry): DocsHit {
  return {
    title: [page, heading, subheading].filter((part) => part !== null).join(" › "),
    url: data.site + url,
    text: signature === null ? content : `\`${signature}\``,
  };
}

serveStdio(() => createServer(docs, manifest.version));
