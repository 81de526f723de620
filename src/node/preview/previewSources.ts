import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileSources, type FileSource } from "../locales/localeContent";

/** Folders besides the content that pages show something of: choices, pictures, and the sidebars of frozen versions. */
const folders = { config: "src/config", pictures: "static", sidebars: "versions" };

const unread = ["**/.*", "**/content/**"];

/** Returns the folders that a preview follows: every file in them is a node, and a change of one has pages made anew. */
export function previewSources(
  root: string,
  code: string,
  versions: readonly string[],
): FileSource[] {
  const others = Object.entries(folders)
    .map(([name, folder]) => ({ name, path: join(root, folder), ignore: unread }))
    .filter(({ path }) => existsSync(path));
  return [...fileSources(root, code, versions), ...others];
}
