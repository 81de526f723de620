import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, siteDigest, textOf } from "../../src/node/cache/digest";
import { listFiles } from "../../src/node/deploy/listFiles";

const folder = "public";
const note = ".cache/output-digest";

/**
 * Takes away what Gatsby has built where it is not what the last build left there. Gatsby believes its notes, and writes
 * no page again that was removed, emptied, or comes from another build, as a host's cache can bring it.
 */
export function forgetChangedOutput(root = "."): void {
  const known = existsSync(join(root, note)) ? textOf(note, root) : null;
  if (known !== null && known === outputDigest(root)) return;
  if (known !== null)
    console.log(`${folder}/ is not as the last build left it: all is built anew.`);
  for (const name of [folder, ".cache"]) rmSync(join(root, name), { recursive: true, force: true });
}

/** Notes what a build has left. */
export function noteOutput(root = "."): void {
  mkdirSync(dirname(join(root, note)), { recursive: true });
  writeFileSync(join(root, note), outputDigest(root));
}

function outputDigest(root: string): string {
  const output = join(root, folder);
  if (!existsSync(output)) return "";
  const files = listFiles(output);
  return digestOf([...files, ...files.map((file) => textOf(file, output))]);
}

const digestFile = ".cache/site-digest";

/**
 * Empties Gatsby's cache where other code has filled it. Gatsby does so itself when gatsby-config.ts, gatsby-node.ts or
 * package.json has changed, but not for what these import. Returns whether there is nothing in it.
 */
export function emptyStaleCache(): boolean {
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === siteDigest()) return false;
  rmSync(".cache", { recursive: true, force: true });
  return true;
}

/** Notes by which code Gatsby's cache is filled. */
export function noteCacheCode(): void {
  mkdirSync(dirname(digestFile), { recursive: true });
  writeFileSync(digestFile, siteDigest());
}
