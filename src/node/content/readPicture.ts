import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePicture, pictureFile, type Picture } from "./picture";

/** Returns the picture at a site path, read from `static` of the repository at `root`; `null` where there is none. */
export function readPicture(root: string, path: string): Picture | null {
  const file = join(root, "static", path);
  if (!pictureFile.test(path) || !existsSync(file)) return null;
  return parsePicture({ path, bytes: readFileSync(file) }).picture;
}
