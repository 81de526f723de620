import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx";
import { brokenRules, type Finding } from "../../shared/text/problem";

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
  const outside = `Write <${name} />, and the text outside.`;
  const alone = `Write <${name} /> on a line of its own, with a blank line before and after it.`;
  const inLine = `<${name}> stands within a line of text, and is a block of its own.`;
  return [
    ...attributes.map((attribute) => uselessAttribute(name, attribute)),
    ...brokenRules(
      [!isEmpty, "mdx-content", `<${name}> shows nothing of what stands inside it.`, outside],
      // A paragraph may not hold the block that it renders.
      [isEmpty && type === "mdxJsxTextElement", "mdx-inline", inLine, alone],
    ),
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
