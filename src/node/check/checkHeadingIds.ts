import { frameIds } from "../../shared/dom/frameIds";
import { docId } from "../../shared/routes/pagePath";
import type { Problem } from "../../shared/text/problem";
import type { DocumentHeading } from "../document/readParts";
import { renderedIds } from "../api/joinOptions";
import type { Content } from "../content/parseContent";

/**
 * Finds headings that get an id which their page has elsewhere: in its frame, rendered from the facts of its class, or
 * at another heading.
 */
export function checkHeadingIds(content: Content): Problem[] {
  const rendered = renderedIds(content);
  return content.documents.flatMap(({ file, path, headings }) => {
    const taken = new Set([...frameIds, ...(rendered.get(docId(path ?? "") ?? "") ?? [])]);
    return headings.flatMap((heading, index) => {
      const first = headings.findIndex(({ id }) => id === heading.id);
      if (first < index) return [takenId(file, heading, `line ${headings[first]?.line}`)];
      return taken.has(heading.id) ? [takenId(file, heading, ownerOf(heading))] : [];
    });
  });
}

function ownerOf({ id }: DocumentHeading): string {
  return frameIds.includes(id) ? "the frame of every page" : "an option or a negation on this page";
}

function takenId(file: string, { id, text, line }: DocumentHeading, owner: string): Problem {
  const message = `"${text}" gets the anchor #${id}, which ${owner} has.`;
  return {
    file,
    line,
    rule: "heading-id",
    message,
    hint: "Put it into other words, or write {#another-anchor} behind it.",
  };
}
