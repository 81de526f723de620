import type { Paragraph, PhrasingContent, Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { SKIP, visit } from "unist-util-visit";
import { frameworkOfLabel } from "../../shared/content/frameworks";
import type { Problem } from "../../shared/text/problem";
import { boxFindings } from "./boxFindings";
import { isLabel, labelOf } from "./boxLabel";
import { locatedProblems, type LocatedFinding } from "./locatedProblems";

/**
 * Turns `:::note[Title]` into `Admonition` and `::::tabs` into `Tabs` elements, and gives other directives back as the
 * text they were.
 */
export function transformDirectives(file: string, tree: Root, source: string): Problem[] {
  const findings: LocatedFinding[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === "containerDirective") {
      findings.push(...boxFindings(node, parent, source));
      node.data = elementOf(node);
    }
    if (node.type !== "textDirective" && node.type !== "leafDirective") return;
    if (parent === undefined || index === undefined) return;
    parent.children.splice(index, 1, asText(node, source));
    return [SKIP, index + 1];
  });
  return locatedProblems(file, findings);
}

function elementOf(box: ContainerDirective): ContainerDirective["data"] {
  if (box.name === "tabs") return { hName: "Tabs" };
  const label = labelOf(box);
  box.children = box.children.filter((child) => !isLabel(child));
  if (box.name === "tab")
    return { hName: "Tab", hProperties: { framework: frameworkOfLabel(label) } };
  return { hName: "Admonition", hProperties: { kind: box.name, ...(label && { title: label }) } };
}

function asText(node: LeafDirective | TextDirective, source: string): Paragraph | PhrasingContent {
  const { start, end } = node.position ?? {};
  const value = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  const text = { type: "text" as const, value, position: node.position };
  return node.type === "leafDirective" ? { type: "paragraph", children: [text] } : text;
}
