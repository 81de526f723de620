import type { ElementContent, Properties } from "hast";
import { find, html } from "property-information";
import { escapeHtml } from "../../shared/escapeHtml";

/** The lines of a code block as HTML: thousands of coloured words, which the browser reads faster than React draws. */
export function toCodeHtml(nodes: readonly ElementContent[]): string {
  return nodes.map(nodeHtml).join("");
}

function nodeHtml(node: ElementContent): string {
  if (node.type === "text") return escapeText(node.value);
  if (node.type !== "element") return "";
  return `<${node.tagName}${attributes(node.properties)}>${toCodeHtml(node.children)}</${node.tagName}>`;
}

function attributes(properties: Properties): string {
  return Object.entries(properties)
    .map(([key, value]) => ` ${find(html, key).attribute}="${escapeValue(value)}"`)
    .join("");
}

function escapeValue(value: Properties[string]): string {
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  return escapeHtml(text);
}

/** Code is full of quotation marks, which mean nothing between tags. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
