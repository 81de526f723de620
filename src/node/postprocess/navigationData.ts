import type { ContentElement, ContentNode } from "../../shared/content/contentNode";
import { isPreservedSection } from "../../shared/content/contentParts";

/**
 * Returns a document whose preserved sections have their HTML of the page, so that a browser that has only these data, as
 * after a navigation, need not render them. Throws where the page lacks one.
 */
export function withSectionHtml(content: readonly ContentNode[], page: string): ContentNode[] {
  return content.map((node) => (isPreservedSection(node) ? withHtml(node, page) : node));
}

function withHtml([name, properties, ...inner]: ContentElement, page: string): ContentElement {
  const html = sectionHtml(page, String(properties?.["heading"]));
  return [name, { ...properties, html }, ...inner];
}

/** Returns the HTML in the section that begins with the heading of an id. */
function sectionHtml(page: string, heading: string): string {
  const start = page.lastIndexOf("<section", page.indexOf(` id="${heading}"`));
  if (start < 0) throw new Error(`There is no section with the heading "${heading}" in the HTML.`);
  // React escapes `>` in attributes.
  return page.slice(page.indexOf(">", start) + 1, sectionEnd(page, start));
}

/** Returns where the end tag begins of the section that begins at an index; what is text has no `<`. */
function sectionEnd(page: string, start: number): number {
  const tags = /<(\/?)section\b/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error("A section of the HTML has no end.");
}
