import type { Problem } from "../../shared/text/problem";
import { locale, locales } from "../../config/locales";
import { fitTitle } from "../cards/cardSvg";
import type { Content, ContentDocument } from "../content/parseContent";

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
