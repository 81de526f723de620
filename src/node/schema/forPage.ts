import type { Root } from "hast";
import type { ContentNode } from "../../shared/content/contentNode";
import { readPicture, renderPictures } from "../content/picture";
import { toContentNodes } from "../content/toContentNodes";

/** Returns a tree as pages have it, each picture with its size. */
export function forPage(content: Root): ContentNode[] {
  return toContentNodes(renderPictures(content, (path) => readPicture(process.cwd(), path)));
}
