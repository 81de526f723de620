import type { Paragraph, Parents, PhrasingContent, Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { SKIP, visit } from "unist-util-visit";
import type { Problem } from "../../shared/text/problem";
import { admonitionFindings, toAdmonition } from "./admonition";
import { isClosed, nestedHeadings, unclosed, type LocatedFinding } from "./box";
import { positionOf } from "./positionOf";
import {
  tabContentFindings,
  tabFindings,
  tabsContentFindings,
  tabsFindings,
  toTab,
  toTabs,
} from "./tabs";

/**
 * Turns `:::note[Title]` into `Admonition` and `::::tabs` into `Tabs` elements, and gives other directives back as the
 * text they were.
 */
export function transformDirectives(file: string, tree: Root, source: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === "containerDirective") {
      const findings = boxFindings(node, parent, source);
      problems.push(...findings.map(({ at, ...found }) => ({ ...positionOf(file, at), ...found })));
      toElement(node);
    }
    if (node.type !== "textDirective" && node.type !== "leafDirective") return;
    if (parent === undefined || index === undefined) return;
    parent.children.splice(index, 1, asText(node, source));
    return [SKIP, index + 1];
  });
  return problems;
}

/** An unclosed box holds the rest of the page, which is not to be judged as its content. */
function boxFindings(
  box: ContainerDirective,
  parent: Parents | undefined,
  source: string,
): LocatedFinding[] {
  const content = isClosed(box, source) ? contentFindings(box) : [unclosed(box)];
  return [...fenceFindings(box, parent), ...content];
}

function fenceFindings(box: ContainerDirective, parent: Parents | undefined): LocatedFinding[] {
  switch (box.name) {
    case "tabs":
      return tabsFindings(box, parent);
    case "tab":
      return tabFindings(box, parent);
    default:
      return admonitionFindings(box);
  }
}

function contentFindings(box: ContainerDirective): LocatedFinding[] {
  switch (box.name) {
    case "tabs":
      return tabsContentFindings(box);
    case "tab":
      return tabContentFindings(box);
    default:
      return nestedHeadings(box);
  }
}

function toElement(box: ContainerDirective): void {
  switch (box.name) {
    case "tabs":
      return toTabs(box);
    case "tab":
      return toTab(box);
    default:
      return toAdmonition(box);
  }
}

function asText(node: LeafDirective | TextDirective, source: string): Paragraph | PhrasingContent {
  const { start, end } = node.position ?? {};
  const value = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  const text = { type: "text" as const, value, position: node.position };
  return node.type === "leafDirective" ? { type: "paragraph", children: [text] } : text;
}
