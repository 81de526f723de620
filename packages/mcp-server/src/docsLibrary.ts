import type { LibraryFacts } from "../../example-check/src/facts/libraryFacts";

/** A member or event of a class. */
export interface DocsMember {
  /** `Page#goto` */
  id: string;
  className: string;
  /** Ruby's name, and others for the same. */
  names: readonly string[];
  /** Playwright's own name. */
  jsName: string | null;
  options: readonly string[];
  signature: string;
  url: string;
  markdown: string;
}

/** A guide, or the page of a class with its members in a line each. */
export interface DocsPage {
  /** `/docs/article/guides/locators` */
  path: string;
  title: string;
  description: string;
  markdown: string;
}

/** The documentation, read once, of one release of the gem. */
export interface DocsData {
  gem: string;
  playwright: string;
  members: readonly DocsMember[];
  pages: readonly DocsPage[];
}

/** A place that search has found. */
export interface DocsHit {
  title: string;
  url: string;
  text: string;
}

/** All that the tools answer from. */
export interface DocsLibrary extends DocsData {
  search: (query: string, limit: number) => Promise<readonly DocsHit[]>;
  /** Read at the first check: most sessions make none. */
  facts: () => LibraryFacts;
}

/** The answer of a tool in Markdown; one that is none says what to ask instead. */
export interface ToolAnswer {
  text: string;
  isError?: boolean;
}
