import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";

/** Returns the label of a box, `Title` of `:::note[Title]`; empty where it has none. */
export function labelOf({ children }: ContainerDirective): string {
  const label = children.find(isLabel);
  return label === undefined ? "" : toString(label);
}

/** Tells the paragraph that is the label of a box from its text. */
export function isLabel(child: ContainerDirective["children"][number]): child is Paragraph {
  return child.type === "paragraph" && child.data?.directiveLabel === true;
}
