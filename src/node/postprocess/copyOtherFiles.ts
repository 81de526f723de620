import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { relative, sep } from "node:path";
import { builtName } from "./pageNames";

/**
 * Gatsby's own notes on the bundle, the parts that it puts pages together from, Partytown (this site has no scripts of
 * others), the second not-found page, and the rules that are published with more in them (`deployRules`).
 */
const unneeded = [
  "webpack.stats.json",
  "chunk-map.json",
  "_gatsby",
  "~partytown",
  "404",
  "_headers",
  "_redirects",
];

/** Copies what Gatsby built and a reader needs into a new folder, but the pages. */
export async function copyOtherFiles(
  { folder, paths }: { folder: string; paths: readonly string[] },
  finished: string,
): Promise<void> {
  const left = new Set([...unneeded.map((name) => `/${name}`), ...paths.map(builtName)]);
  await rm(finished, { recursive: true, force: true });
  await cp(folder, finished, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !left.has(`/${relative(folder, file).split(sep).join("/")}`),
  });
}
