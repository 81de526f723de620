import { snakeCase } from "../../../gem-facts/src/facts/rubyName";
import type { LibraryFacts } from "../facts/libraryFacts";

/** Names that reference snippets use without assigning them, beyond the class's own name. */
const shortNames: Readonly<Record<string, string>> = {
  api: "APIRequestContext",
  api_context: "APIRequestContext",
  browser_type: "BrowserType",
  chooser: "FileChooser",
  context: "BrowserContext",
  element: "ElementHandle",
  handle: "JSHandle",
  new_page: "Page",
  playwright_page: "Page",
  popup: "Page",
  request_context: "APIRequestContext",
  req: "Request",
  res: "Response",
  session: "CDPSession",
  socket: "WebSocket",
  storage: "WebStorage",
  ws: "WebSocket",
};

/** On these pages a short name means the page's own class. */
const ownNames: Readonly<Record<string, readonly string[]>> = {
  APIRequestContext: ["request"],
  APIResponse: ["response", "res"],
  ConsoleMessage: ["message"],
  WebError: ["error"],
};

/** Class of a conventional name: `page`, `context`, and what the page's own class is called. */
export type ConventionalNames = (name: string) => string | undefined;

/** Returns the conventional names of a page, which is about `ownClass` or about none. */
export function conventionalNames(facts: LibraryFacts, ownClass: string | null): ConventionalNames {
  const everywhere = namesOfClasses(facts);
  if (ownClass === null) return (name) => everywhere.get(name);
  const own = new Set([snakeCase(ownClass), ...(ownNames[ownClass] ?? [])]);
  return (name) => (own.has(name) ? ownClass : everywhere.get(name));
}

function namesOfClasses(facts: LibraryFacts): ReadonlyMap<string, string> {
  const current = [...facts.classes.values()].filter(({ status }) => status === "current");
  const names = current
    .filter((found) => found.class !== "Error" && found.class !== "Test")
    .map((found): [string, string] => [found.path.replace(/^.*\//, ""), found.class]);
  return new Map([...names, ...Object.entries(shortNames)]);
}
