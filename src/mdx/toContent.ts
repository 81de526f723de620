import { isContent, type ContentNode } from "../shared/content/contentNode";

/** Returns the document of a page's query. Throws where it is none. */
export function toContent(value: object | undefined): readonly ContentNode[] {
  if (value === undefined || !isContent(value)) throw new TypeError("The page has no document.");
  return value;
}
