import { createHash } from "node:crypto";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import type { Node, NodePluginArgs } from "gatsby";
import { watch, type FSWatcher } from "chokidar";
import { type FileSource, fileSources } from "../locales/localeContent";
import { join } from "node:path";

/** Undo files of Vim, which Gatsby reads no more than what a source ignores. */
const undoFiles = "**/*.un~";

/** Milliseconds after the last write of a file in which Gatsby has read it, unless it lost that write. */
const stabilityThreshold = 1_500;

/**
 * Watches a source of files, and has Gatsby read a file whose last write it lost once more. Gatsby drops changes that it
 * has collected when a page is asked for, and its watcher drops a write within 50 ms of another.
 */
export function announceLateFiles(
  { path: folder, ignore }: Pick<FileSource, "path" | "ignore">,
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
): FSWatcher {
  const announce = (path: string) => {
    const node = getNodesByType("File").find(({ absolutePath }) => absolutePath === path);
    // The new time leads here again, until Gatsby has read the file.
    if (isLate(path, node)) utimesSync(path, new Date(), new Date());
  };
  const options = {
    ignored: [...ignore, undoFiles],
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold },
  };
  return watch(folder, options).on("add", announce).on("change", announce);
}

function isLate(path: string, node: Node | undefined): boolean {
  if (!existsSync(path)) return false;
  const digest = createHash("md5").update(readFileSync(path)).digest("hex");
  return node?.internal.contentDigest !== digest;
}

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
