import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Picture } from "./picture";

/** The tree with the size of each picture, which then moves nothing as it loads, and with diagrams drawn in place. */
export function drawPictures(tree: Root, pictureOf: (path: string) => Picture | null): Root {
  const drawn = structuredClone(tree);
  visit(drawn, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return;
    const picture = pictureOf(String(element.properties["src"]));
    if (picture !== null) parent.children.splice(index, 1, drawnPicture(element, picture));
  });
  return drawn;
}

function drawnPicture(image: Element, { width, height, diagram }: Picture): Element {
  if (diagram === null) {
    const properties = { ...image.properties, width, height, loading: "lazy", decoding: "async" };
    return { ...image, properties };
  }
  const ariaLabel = image.properties["alt"];
  const properties = { ...diagram.properties, width, height, role: "img", ariaLabel };
  return { ...diagram, properties };
}
