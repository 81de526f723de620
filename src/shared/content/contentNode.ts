import type { Root } from "hast";

/** A node of a document on its way to the browser: text, or an element. */
export type ContentNode = string | ContentElement;

/** `["p", { "id": "a" }, "text"]`: the name of an HTML element or of a component, its attributes as React names them, and what it holds. */
export type ContentElement = readonly [
  name: string,
  properties: ContentProperties | null,
  ...children: ContentNode[],
];

export type ContentProperties = Readonly<Record<string, string | number | boolean>>;

/** Returns whether a JSON value from GraphQL is a document. */
export function isContent(value: object): value is readonly ContentNode[] {
  return Array.isArray(value);
}

/** Returns whether a JSON value from GraphQL is a document's tree. */
export function isContentRoot(value: object): value is Root {
  return "type" in value && value.type === "root" && "children" in value;
}
