import type { Element, Root } from "hast";
import { mapElements } from "../document/mapElements";
import type { Picture } from "./picture";

/**
 * Returns the tree with the size of each picture, which then moves nothing as it loads, and with diagrams put in
 * place.
 */
export function renderPictures(tree: Root, pictureOf: (path: string) => Picture | null): Root {
  return mapElements(tree, (element) => {
    const picture = element.tagName === "img" ? pictureOf(String(element.properties["src"])) : null;
    return picture && renderPicture(element, picture);
  });
}

function renderPicture(image: Element, { width, height, diagram }: Picture): Element {
  if (diagram === null) {
    const properties = { ...image.properties, width, height, loading: "lazy", decoding: "async" };
    return { ...image, properties };
  }
  const ariaLabel = image.properties["alt"];
  const properties = { ...diagram.properties, width, height, role: "img", ariaLabel };
  return { ...diagram, properties };
}
