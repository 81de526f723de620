import type { Problem } from "../../shared/problem";
import { docId } from "../../shared/pagePath";
import type { Content } from "../content/parseContent";

/** A site without a single document: its content is not where it is read from. */
export function checkDocsData({ documents }: Content): Problem[] {
  if (documents.some(({ path }) => docId(path ?? "") !== null)) return [];
  const hint = `What is read: ${documents.map(({ file }) => file).join(", ") || "no document at all"}.`;
  return [
    {
      file: "content/docs",
      line: 1,
      rule: "docs-missing",
      message: "There are no documents, so there is nothing to build the docs from.",
      hint,
    },
  ];
}
