import type { Problem } from "../../shared/text/problem";
import { locale, locales } from "../../config/locales";
import { fitTitle } from "../cards/cardSvg";
import type { Content, ContentDocument } from "../content/parseContent";
import { codedPages } from "../../config/codedPages";

/**
 * Finds pages that are called or described as another is, which readers of search results could not tell apart, and
 * titles that do not fit a page's card.
 */
export function checkPages({ documents }: Content): Problem[] {
  return [
    ...documents.flatMap(unfitTitle),
    ...repeated(documents, "title", "Call it by a name of its own."),
    ...repeated(documents, "description", "Say what this page answers and the other does not."),
  ];
}

/** Cards are of the first language's pages. */
function unfitTitle({ file, frontmatter }: ContentDocument): Problem[] {
  if (frontmatter === null || locale !== locales[0] || fitTitle(frontmatter.title)) return [];
  const message = `The title "${frontmatter.title}" does not fit the page's card.`;
  const hint = "Write one of three lines of 30 Latin letters at most.";
  return [{ file, line: 1, rule: "page-card", message, hint }];
}

function repeated(
  documents: readonly ContentDocument[],
  key: "title" | "description",
  hint: string,
): Problem[] {
  const firstWith = new Map<string, string>();
  return documents.flatMap(({ file, frontmatter }) => {
    if (frontmatter === null) return [];
    const value = frontmatter[key];
    const first = firstWith.get(value);
    firstWith.set(value, first ?? file);
    if (first === undefined) return [];
    const message = `The ${key} "${value}" is that of ${first} already.`;
    return [{ file, line: 1, rule: `page-${key}`, message, hint }];
  });
}

const nameRule = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.\w+$/;

/** Finds two files with one path, names that make poor addresses, and files that nothing reads. */
export function checkPaths({ documents, strays }: Content): Problem[] {
  const unread = documents.filter(
    ({ file, path }) => path === null && !file.startsWith("content/samples/"),
  );
  return [
    ...samePaths(documents),
    ...documents.filter(({ file }) => !nameRule.test(file)).map(({ file }) => poorName(file)),
    ...[...unread.map(({ file }) => file), ...strays].map(stray),
  ];
}

function samePaths(documents: ContentDocument[]): Problem[] {
  const firstAt = new Map(codedPages.map((path) => [path, "the code in src"]));
  return documents.flatMap(({ file, path }) => {
    if (path === null) return [];
    const key = path.toLowerCase();
    const first = firstAt.get(key);
    firstAt.set(key, first ?? file);
    return first === undefined ? [] : [samePath(file, first, path)];
  });
}

function samePath(file: string, first: string, path: string): Problem {
  const message = `${path} is the page of ${first} already.`;
  const hint = "Rename one of them, or put their text into one.";
  return { file, line: 1, rule: "path-duplicate", message, hint };
}

function poorName(file: string): Problem {
  const message = "The file's name is part of the address, and does not read well in one.";
  const hint = "Use lower-case letters, digits, _ and -.";
  return { file, line: 1, rule: "path-name", message, hint };
}

function stray(file: string): Problem {
  const hint =
    "Pages are .mdx files in docs/ or pages/, facts .json in api/facts/, descriptions .yml in api/words/, with api/coverage.json beside them; pictures belong in static/.";
  return { file, line: 1, rule: "path-stray", message: "Nothing reads this file.", hint };
}
