import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import type { Finding, Problem } from "../../shared/text/problem";
import { locatedProblems } from "../document/locatedProblems";
import type { SourceFile } from "../document/sourceFile";

/** No scripts, no styles, no ids: a diagram shares its page with other elements and a strict policy. */
const elements = new Set(
  "svg g path rect circle ellipse line polyline polygon text tspan".split(" "),
);

const attributes = new Set(
  `xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform
  fill fillOpacity stroke strokeWidth strokeDashArray strokeLineCap strokeLineJoin opacity
  textAnchor dominantBaseline fontSize fontWeight fontFamily fontStyle letterSpacing`.split(/\s+/),
);

/** The smallest size of the site's type (`theme/tokens.ts`), in pixels: a diagram is shown as large as it is. */
const smallestText = 13;

/** Reads an SVG of shapes and texts; `null`, with the problems, where there is more in it. */
export function parseDiagram({ path, text }: SourceFile): {
  diagram: Element | null;
  problems: Problem[];
} {
  const tree = fromHtml(text, { fragment: true });
  const problems = findingsIn(tree, path);
  const svg = tree.children.find((node) => node.type === "element" && node.tagName === "svg");
  if (problems.length > 0 || svg?.type !== "element") return { diagram: null, problems };
  return { diagram: shapes(svg), problems };
}

function findingsIn(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, "element", (element) => {
    const found = faultsOf(element).map((fault) => ({ ...fault, at: element }));
    problems.push(...locatedProblems(file, found));
  });
  return problems;
}

function faultsOf({ tagName, properties }: Element): Finding[] {
  const strange = Object.keys(properties).filter((name) => !attributes.has(name));
  const size = properties["fontSize"] ?? smallestText;
  return [
    ...(elements.has(tagName) ? [] : [strangeElement(tagName)]),
    ...strange.map((name) => strangeAttribute(tagName, name)),
    ...(Number(size) >= smallestText ? [] : [smallText(tagName, String(size))]),
  ];
}

function strangeElement(tagName: string): Finding {
  const message = `<${tagName}> does not stand in a diagram.`;
  const hint = `A diagram is made of ${[...elements].join(", ")}.`;
  return { rule: "diagram-element", message, hint };
}

function strangeAttribute(tagName: string, name: string): Finding {
  const message = `<${tagName}> has the attribute ${name}, which a diagram may not have.`;
  const hint = "Colours stand in fill and stroke, as var(--color-text, #211e1c).";
  return { rule: "diagram-attribute", message, hint };
}

function smallText(tagName: string, size: string): Finding {
  const message = `<${tagName}> has text of the size ${size}, which nobody can read on a phone.`;
  const hint = `Write a number of pixels, ${smallestText} or more.`;
  return { rule: "diagram-text", message, hint };
}

/** Returns the element without comments, white space between shapes, source positions and what only a file needs. */
function shapes({ tagName, properties, children }: Element): Element {
  const { xmlns: _xmlns, ...kept } = properties;
  return {
    type: "element",
    tagName,
    properties: kept,
    children: children.flatMap((child): ElementContent[] => {
      if (child.type === "element") return [shapes(child)];
      return child.type === "text" && child.value.trim() !== ""
        ? [{ type: "text", value: child.value }]
        : [];
    }),
  };
}
