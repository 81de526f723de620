import type { Element } from "hast";
import { imageSize } from "image-size";
import type { Problem } from "../../shared/text/problem";
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

/** SVG below this folder becomes part of the page, so that it follows the colour mode. */
const diagramFolder = "/diagrams/";

/** Reads the size of a picture, and a diagram whole; `null` where it has no size or is not allowed. */
export function parsePicture({ path, bytes }: PictureFile): {
  picture: Picture | null;
  problems: Problem[];
} {
  const isDiagram = path.startsWith(diagramFolder);
  if (isDiagram && !/\.svg$/i.test(path)) return { picture: null, problems: [noDiagram(path)] };
  const size = sizeOf(bytes);
  if (size === null) return { picture: null, problems: [] };
  if (!isDiagram) return { picture: { ...size, diagram: null }, problems: [] };
  const source = { path: `static${path}`, text: Buffer.from(bytes).toString("utf8") };
  const { diagram, problems } = parseDiagram(source);
  return { picture: { ...size, diagram }, problems };
}

function noDiagram(path: string): Problem {
  const message = "Only an SVG becomes part of a page, as what is in this folder does.";
  const hint = "Put it into static/ itself.";
  return { file: `static${path}`, line: 1, rule: "diagram-file", message, hint };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
