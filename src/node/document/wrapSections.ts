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
  const { intro, sections } = splitAtHeadings(tree.children);
  if (kind === "guide")
    return { type: "root", children: [...intro, ...sections.map(guideSection)] };
  return { type: "root", children: [...intro, memberIndex, ...sections.map(apiSection)] };
}

interface Section {
  heading: Element;
  body: ElementContent[];
}

const memberIndex: Element = {
  type: "element",
  tagName: "MemberIndex",
  properties: {},
  children: [],
};

function splitAtHeadings(children: RootContent[]): { intro: RootContent[]; sections: Section[] } {
  const intro: RootContent[] = [];
  const sections: Section[] = [];
  for (const child of children) {
    if (child.type === "element" && child.tagName === "h2") {
      sections.push({ heading: child, body: [] });
    } else if (child.type !== "doctype") {
      (sections.at(-1)?.body ?? intro).push(child);
    }
  }
  return { intro, sections };
}

function guideSection({ heading, body }: Section): Element {
  const properties = { ariaLabelledBy: [String(heading.properties["id"] ?? "")] };
  return { type: "element", tagName: "section", properties, children: [heading, ...body] };
}

function apiSection({ heading, body }: Section): Element {
  const name = toString(heading);
  const event = eventHeading.exec(name)?.[1];
  return event === undefined
    ? { type: "element", tagName: "MemberSection", properties: { member: name }, children: body }
    : { type: "element", tagName: "EventSection", properties: { event }, children: body };
}
