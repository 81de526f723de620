import type { ContentElement, ContentNode } from "./contentNode";

/**
 * Around an empty section that the server has rendered. Its properties are the id of the heading by which the page on
 * screen has it, and in the data for a navigation its HTML.
 */
export const preservedSection = "PreservedSection";

/** Tells whether a node is such a section. */
export function isPreservedSection(node: ContentNode): node is ContentElement {
  return typeof node !== "string" && node[0] === preservedSection;
}

const sections = new Set(["section", "MemberSection", "EventSection", preservedSection]);

/** Returns the document in pieces: what stands before the first section, then each section. */
export function contentParts(content: readonly ContentNode[]): ContentNode[][] {
  const parts: ContentNode[][] = [];
  for (const node of content) {
    const current = parts.at(-1);
    if (current === undefined || (typeof node !== "string" && sections.has(node[0])))
      parts.push([node]);
    else current.push(node);
  }
  return parts;
}

/** Components that only show what they are given; what a reader does to them is served for all of the page. */
const staticComponents = new Set([
  "Admonition",
  "CodeBlock",
  "MemberSection",
  "EventSection",
  preservedSection,
]);

/** Returns the one section that a part is, where React has nothing to do in it once it is rendered; else `null`. */
export function staticSection(part: readonly ContentNode[]): ContentElement | null {
  const [node] = part;
  if (part.length !== 1 || node === undefined || typeof node === "string") return null;
  return sections.has(node[0]) && isStatic(node) ? node : null;
}

function isStatic(node: ContentNode): boolean {
  if (typeof node === "string") return true;
  const [name, , ...children] = node;
  const isComponent = /^[A-Z]/.test(name);
  return (!isComponent || staticComponents.has(name)) && children.every(isStatic);
}
