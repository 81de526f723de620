import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { siteDigest } from "../../src/node/cache/digest";

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
