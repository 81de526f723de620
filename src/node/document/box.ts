import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import type { Node } from "unist";
import type { Finding } from "../../shared/text/problem";
import { nestedHeading } from "./checkMdast";

/** A finding, and the node that it is about. */
export interface LocatedFinding extends Finding {
  at: Node;
}

/** Returns whether the fence of a box has its counterpart. */
export function isClosed({ position }: ContainerDirective, source: string): boolean {
  const text = source.slice(position?.start.offset, position?.end.offset);
  return text.trimEnd().endsWith(":::");
}

/** Returns the finding of a box whose fence has none. */
export function unclosed(box: ContainerDirective): LocatedFinding {
  const { name } = box;
  return name === "tabs" || name === "tab"
    ? {
        at: box,
        rule: "tabs-unclosed",
        message: `The ${name === "tab" ? ":::tab" : "::::tabs"} is not closed.`,
        hint: "Close each :::tab by ::: and the ::::tabs around them, which has four colons, by ::::.",
      }
    : {
        at: box,
        rule: "admonition-unclosed",
        message: `:::${name} is not closed, so the rest of the page is in it.`,
        hint: "Write ::: on a line of its own below.",
      };
}

/** Finds headings that would start a section inside of a box. */
export function nestedHeadings({ children }: ContainerDirective): LocatedFinding[] {
  return children
    .filter((child) => child.type === "heading" && child.depth === 2)
    .map((at) => ({ at, ...nestedHeading }));
}

/** Returns whether the author gave a box `{attributes}`, which none takes. */
export function hasAttributes({ attributes }: ContainerDirective): boolean {
  return Object.keys(attributes ?? {}).length > 0;
}

/** Takes the label out of a box: `Title` of `:::note[Title]`. */
export function takeLabel(box: ContainerDirective): string {
  const label = labelOf(box);
  box.children = box.children.filter((child) => !isLabel(child));
  return label;
}

/** Returns the label of a box, empty where it has none. */
export function labelOf({ children }: ContainerDirective): string {
  const label = children.find(isLabel);
  return label === undefined ? "" : toString(label);
}

function isLabel(child: ContainerDirective["children"][number]): child is Paragraph {
  return child.type === "paragraph" && child.data?.directiveLabel === true;
}
