import type { Problem } from "../../shared/text/problem";
import type { Content, ContentDocument } from "../content/parseContent";

/** Finds pages that are called or described as another is: readers of search results could not tell them apart. */
export function checkPages({ documents }: Content): Problem[] {
  return [
    ...repeated(documents, "title", "Call it by a name of its own."),
    ...repeated(documents, "description", "Say what this page answers and the other does not."),
  ];
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
