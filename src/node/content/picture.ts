import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { imageSize } from "image-size";
import { mapElements } from "../document/mapElements";

/** A file of `static` that a page may show. */
export interface PictureFile {
  /** Its site path: `/diagrams/driver.svg`. */
  path: string;
  bytes: Uint8Array;
}

/** The facts of a picture that a page needs to show it. */
export interface Picture {
  width: number;
  height: number;
  /** The drawing itself, to be put into the page; `null` for what is loaded as a file. */
  diagram: Element | null;
}

/** Endings of the pictures that a page may show. */
export const pictureFile = /\.(svg|png|jpe?g|webp)$/i;

/** SVG that becomes part of the page, so that it follows the colour mode. */
const diagramFile = /^\/diagrams\/.*\.svg$/i;

/** Returns the picture at a site path, read from `static` of the repository at `root`; `null` where there is none. */
export function readPicture(root: string, path: string): Picture | null {
  const file = join(root, "static", path);
  if (!pictureFile.test(path) || !existsSync(file)) return null;
  return parsePicture({ path, bytes: readFileSync(file) });
}

/** Returns the size of a picture, and a diagram whole; `null` where it has no size. */
export function parsePicture({ path, bytes }: PictureFile): Picture | null {
  const size = sizeOf(bytes);
  if (size === null) return null;
  const isDiagram = diagramFile.test(path);
  return { ...size, diagram: isDiagram ? parseDiagram(Buffer.from(bytes).toString("utf8")) : null };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Returns the element of an SVG. */
export function parseDiagram(text: string): Element | null {
  const { children } = fromHtml(text, { fragment: true });
  const svg = children.find((node) => node.type === "element" && node.tagName === "svg");
  return svg?.type === "element" ? shapes(svg) : null;
}

/** Returns the element without comments, white space between shapes, source positions and what only a file needs. */
function shapes({ tagName, properties, children }: Element): Element {
  const { xmlns: _xmlns, ...kept } = properties;
  return {
    type: "element",
    tagName,
    properties: kept,
    children: children.flatMap((child): ElementContent[] => {
      if (child.type === "element") return [shapes(child)];
      return child.type === "text" && child.value.trim() !== ""
        ? [{ type: "text", value: child.value }]
        : [];
    }),
  };
}

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
