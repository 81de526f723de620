import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx";
import type { Finding } from "../../shared/text/problem";

/** Says which components a page may have. */
export function registered(components: readonly string[]): string {
  return `The components are there without it: ${components.join(", ") || "none yet"}.`;
}

/** Returns what is wrong with a component: one of no known name, attributes, content, a place within a line. */
export function jsxFindings(
  { type, name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  components: readonly string[],
): Finding[] {
  if (name === null || !components.includes(name)) return [unknownComponent(name, components)];
  const isEmpty = children.every((node) => node.type === "text" && node.value.trim() === "");
  return [
    ...attributes.map((attribute) => uselessAttribute(name, attribute)),
    ...(isEmpty ? [] : [lostContent(name)]),
    ...(isEmpty && type === "mdxJsxTextElement" ? [inLine(name)] : []),
  ];
}

function unknownComponent(name: string | null, components: readonly string[]): Finding {
  const message = `<${name ?? ""}> is not a component of this site.`;
  const hint = `Write Markdown, or put it in backticks. ${registered(components)}`;
  return { rule: "mdx-component", message, hint };
}

function uselessAttribute(
  name: string,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): Finding {
  const named = attribute.type === "mdxJsxAttribute" ? attribute.name : `{${attribute.value}}`;
  const message = `<${name}> takes no attributes, so "${named}" changes nothing.`;
  return { rule: "mdx-attribute", message, hint: `Write <${name} />.` };
}

function lostContent(name: string): Finding {
  const message = `<${name}> shows nothing of what stands inside it.`;
  return { rule: "mdx-content", message, hint: `Write <${name} />, and the text outside.` };
}

/** A paragraph may not hold the block that it renders. */
function inLine(name: string): Finding {
  const message = `<${name}> stands within a line of text, and is a block of its own.`;
  const hint = `Write <${name} /> on a line of its own, with a blank line before and after it.`;
  return { rule: "mdx-inline", message, hint };
}
