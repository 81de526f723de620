import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import type { Problem } from "../../shared/text/problem";
import { mapElements } from "../document/mapElements";
import { parseDiagram } from "./diagram";

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

/** Returns the picture at a site path, read from `static` of the repository at `root`; `null` where there is none. */
export function readPicture(root: string, path: string): Picture | null {
  const file = join(root, "static", path);
  if (!pictureFile.test(path) || !existsSync(file)) return null;
  return parsePicture({ path, bytes: readFileSync(file) });
}

/** Returns the size of a picture, and a diagram whole; `null` where it has no size. */
export function parsePicture({ path, bytes }: PictureFile): Picture | null {
  const size = pictureSize(bytes);
  if (size === null) return null;
  return { ...size, diagram: readDiagram({ path, bytes })?.diagram ?? null };
}

/** SVG below this folder becomes part of the page, so that it follows the colour mode. */
const diagramFolder = "/diagrams/";

/** Returns a drawing for a page, with what it may not hold; `null` for a picture that is none. */
function readDiagram({ path, bytes }: PictureFile): ReturnType<typeof parseDiagram> | null {
  if (!path.startsWith(diagramFolder)) return null;
  const text = Buffer.from(bytes).toString("utf8");
  return parseDiagram({ path: `static${path}`, text });
}

/** Returns what keeps a picture from being part of a page. */
export function pictureProblems(picture: PictureFile): Problem[] {
  const { path } = picture;
  if (!path.startsWith(diagramFolder) || /\.svg$/i.test(path))
    return readDiagram(picture)?.problems ?? [];
  const message = "Only an SVG becomes part of a page, as what is in this folder does.";
  const hint = "Put it into static/ itself.";
  return [{ file: `static${path}`, line: 1, rule: "diagram-file", message, hint }];
}

/** Returns the size of a picture in pixels; `null` where it has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
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
