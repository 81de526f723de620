import type { Element, ElementContent, Properties, Root as HastRoot } from "hast";
import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import rehypeSlug from "rehype-slug";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";
import { codeBlock } from "./code/codeBlock";
import { parseCodeMeta } from "./code/codeMeta";
import { isCodeLanguage } from "./code/grammars";

type State = Parameters<NonNullable<NonNullable<Options["handlers"]>["code"]>>[0];

const handlers: Options["handlers"] = {
  code: (_state, node: Code): Element => {
    const language = node.lang ?? "";
    const { meta } = parseCodeMeta(node.meta ?? "");
    return codeBlock(node.value, isCodeLanguage(language) ? language : "text", meta);
  },
  mdxJsxFlowElement: component,
  mdxJsxTextElement: component,
  yaml: () => undefined,
};

/** Returns what stands in a fragment, or the element of a registered component. */
function component(state: State, node: MdxJsxFlowElement | MdxJsxTextElement) {
  const children = state.all(node);
  return node.name === null ? children : shortcode(node, children);
}

/** Returns the element of a registered component: its literal attributes are its properties. */
function shortcode(
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  children: ElementContent[],
): Element {
  const properties = literalProperties(attributes);
  return { type: "element", tagName: name ?? "", properties, children };
}

function literalProperties(attributes: MdxJsxFlowElement["attributes"]): Properties {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

const processor = unified().use(remarkRehype, { handlers }).use(rehypeSlug).freeze();

/** Returns the HTML tree of a checked document, code coloured, each heading with its id. */
export function toHast(tree: Root): HastRoot {
  return processor.runSync(tree);
}
