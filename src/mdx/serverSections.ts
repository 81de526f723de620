import type { ContentElement, ContentNode } from "../shared/contentNode";
import { serverSection } from "../shared/contentParts";

/** The elements that the server drew of sections whose content is nowhere else. */
const drawnSections = new WeakMap<ContentElement, Element>();

/**
 * Remembers where the server drew the sections that a document holds without their content: to be asked for before React
 * takes the page over. `false` where one of them is not in the page.
 */
export function findServerSections(content: readonly ContentNode[]): boolean {
  return content.every((node) => !isServerSection(node) || findServerSection(node));
}

function findServerSection(section: ContentElement): boolean {
  const [, properties] = section;
  const heading = document.getElementById(String(properties?.["heading"]));
  const element = heading?.closest("article section");
  if (element) drawnSections.set(section, element);
  return Boolean(element);
}

/** Whether a document holds such sections. */
export function hasServerSections(content: readonly ContentNode[]): boolean {
  return content.some(isServerSection);
}

/** What the server drew of a section whose content is nowhere else, as it is now; `null` for any other section. */
export function readServerHtml(section: ContentElement): string | null {
  return drawnSections.get(section)?.innerHTML ?? null;
}

/** The section without what says that its content is the server's. */
export function sectionItself(section: ContentElement): ContentElement {
  const [, , inner] = section;
  return isServerSection(section) && typeof inner === "object" ? inner : section;
}

function isServerSection(node: ContentNode): node is ContentElement {
  return typeof node !== "string" && node[0] === serverSection;
}
