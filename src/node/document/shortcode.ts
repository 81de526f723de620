import type { Element, ElementContent, Properties } from "hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** Returns the element of a registered component: its literal attributes are its properties. */
export function shortcode(
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
