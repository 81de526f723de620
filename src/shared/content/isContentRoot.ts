import type { Root } from "hast";

/** Returns whether a JSON value from GraphQL is a document's tree. */
export function isContentRoot(value: object): value is Root {
  return "type" in value && value.type === "root" && "children" in value;
}
