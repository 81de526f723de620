import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";

/** The way in which a page groups what stands under its h2 headings. */
export type SectionKind = "guide" | "api";

/** Heading of an event's section on an API page: `event: dialog`. */
export const eventHeading = /^event: (\S+)$/;

/**
 * Wraps each h2 and what follows it. On guides a `section`; on API pages a `MemberSection` or `EventSection` that
 * names what it is about and holds the author's prose alone, with a `MemberIndex` before the first.
 */
export function wrapSections(tree: Root, kind: SectionKind): Root {
  const { intro, parts } = splitAtHeadings(tree.children, "h2");
  if (kind === "guide") return { type: "root", children: [...intro, ...parts.map(guideSection)] };
  return { type: "root", children: [...intro, memberIndex, ...parts.map(apiSection)] };
}

const memberIndex: Element = {
  type: "element",
  tagName: "MemberIndex",
  properties: {},
  children: [],
};

/** A heading, and what follows it up to the next one. */
export interface HeadedPart {
  heading: Element;
  body: ElementContent[];
}

/** Returns nodes in parts, one for each heading of some kinds such as `h2`, and what stands before the first. */
export function splitAtHeadings(
  nodes: readonly RootContent[],
  ...tagNames: readonly string[]
): { intro: RootContent[]; parts: HeadedPart[] } {
  const intro: RootContent[] = [];
  const parts: HeadedPart[] = [];
  for (const node of nodes) {
    if (node.type === "element" && tagNames.includes(node.tagName))
      parts.push({ heading: node, body: [] });
    else if (node.type !== "doctype") (parts.at(-1)?.body ?? intro).push(node);
  }
  return { intro, parts };
}

function guideSection({ heading, body }: HeadedPart): Element {
  const properties = { ariaLabelledBy: [String(heading.properties["id"] ?? "")] };
  return { type: "element", tagName: "section", properties, children: [heading, ...body] };
}

function apiSection({ heading, body }: HeadedPart): Element {
  const name = toString(heading);
  const event = eventHeading.exec(name)?.[1];
  return event === undefined
    ? { type: "element", tagName: "MemberSection", properties: { member: name }, children: body }
    : { type: "element", tagName: "EventSection", properties: { event }, children: body };
}
