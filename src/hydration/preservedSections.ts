import type { ContentElement, ContentNode } from "../shared/content/contentNode";
import { isPreservedSection } from "../shared/content/contentParts";

/** The elements of the page on screen that the server rendered of preserved sections. */
const renderedSections = new WeakMap<ContentElement, Element>();

/**
 * Remembers where the page has the sections that a document holds without their content: to be asked for before
 * hydration. `false` where one of them is not in the page.
 */
export function findPreservedSections(content: readonly ContentNode[]): boolean {
  return content.every((node) => !isPreservedSection(node) || findPreservedSection(node));
}

function findPreservedSection(section: ContentElement): boolean {
  const [, properties] = section;
  const heading = document.getElementById(String(properties?.["heading"]));
  const element = heading?.closest("article section");
  if (element) renderedSections.set(section, element);
  return Boolean(element);
}

/** Returns whether a document holds such sections. */
export function hasPreservedSections(content: readonly ContentNode[]): boolean {
  return content.some(isPreservedSection);
}

/** Returns the server's HTML of a preserved section: of its data, or of the page on screen; `null` for any other section. */
export function readPreservedHtml(section: ContentElement): string | null {
  const html = section[1]?.["html"];
  if (isPreservedSection(section) && typeof html === "string") return html;
  return renderedSections.get(section)?.innerHTML ?? null;
}

/** Returns the section without what says that its content is the server's. */
export function sectionItself(section: ContentElement): ContentElement {
  const [, , inner] = section;
  return isPreservedSection(section) && typeof inner === "object" ? inner : section;
}
