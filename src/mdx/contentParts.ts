import type { ContentNode } from "../shared/contentNode";

const sections = new Set(["section", "MemberSection", "EventSection"]);

/** The document in pieces: what stands before the first section, then each section. */
export function contentParts(content: readonly ContentNode[]): ContentNode[][] {
  const parts: ContentNode[][] = [];
  for (const node of content) {
    const current = parts.at(-1);
    if (current === undefined || startsPart(node)) parts.push([node]);
    else current.push(node);
  }
  return parts;
}

function startsPart(node: ContentNode): boolean {
  return typeof node !== "string" && sections.has(node[0]);
}
