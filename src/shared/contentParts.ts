import type { ContentElement, ContentNode } from "./contentNode";

/** Around an empty section whose content stands in the server's page alone; its property is the id of the heading there. */
export const serverSection = "ServerSection";

const sections = new Set(["section", "MemberSection", "EventSection", serverSection]);

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

/** Components that only show what they are given; what a reader does to them is served for all of the page. */
const stillComponents = new Set([
  "Admonition",
  "CodeBlock",
  "MemberSection",
  "EventSection",
  serverSection,
]);

/** The one section that a part is, where React has nothing to do in it once it is drawn; else `null`. */
export function stillSection(part: readonly ContentNode[]): ContentElement | null {
  const [node] = part;
  if (part.length !== 1 || node === undefined || typeof node === "string") return null;
  return sections.has(node[0]) && isStill(node) ? node : null;
}

function isStill(node: ContentNode): boolean {
  if (typeof node === "string") return true;
  const [name, , ...children] = node;
  const isComponent = /^[A-Z]/.test(name);
  return (!isComponent || stillComponents.has(name)) && children.every(isStill);
}

function startsPart(node: ContentNode): boolean {
  return typeof node !== "string" && sections.has(node[0]);
}
