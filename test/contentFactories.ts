import type { Element, Nodes, Root } from "hast";
import { codeText, isCodeBlock } from "../src/node/document/code/codeBlockElement";
import { parseDocument, type ParsedDocument } from "../src/node/document/parseDocument";
import type { SectionKind } from "../src/node/document/wrapSections";

/** Returns the frontmatter of a page that nothing is wrong with; its body starts on line 6. */
export function frontmatter(title = "A page"): string {
  const name = title.replace(/\W+/g, " ");
  const description = `A sentence about ${name} that is as long as descriptions have to be.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;
}

/** Returns a file with the given body below frontmatter that nothing is wrong with, parsed. */
export function aDocument(body: string, kind: SectionKind = "guide"): ParsedDocument {
  const path = "content/docs/article/a.mdx";
  return parseDocument({ path, text: frontmatter() + body }, kind);
}

/** Returns a tree in one line: `p(text, code(text))`, with the properties that a test asks for. */
export function outline(node: Root | Nodes, ...properties: string[]): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" && node.type !== "root") return node.type;
  const children = node.children.map((child) => outline(child, ...properties)).join(", ");
  if (node.type === "root") return children;
  if (isCodeBlock(node)) return `${label(node, properties)}(${codeText(node)})`;
  return `${label(node, properties)}(${children})`;
}

function label({ tagName, properties }: Element, wanted: string[]): string {
  const shown = wanted
    .filter((name) => properties[name] !== undefined)
    .map((name) => `[${name}=${String(properties[name])}]`);
  return tagName + shown.join("");
}
