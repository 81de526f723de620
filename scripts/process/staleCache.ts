import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteDigest } from "../../src/node/cache/digest";

const digestFile = ".cache/site-digest";

/**
 * Empties Gatsby's cache where other code has filled it. Gatsby does so itself when gatsby-config.ts, gatsby-node.ts or
 * package.json has changed, but not for what these import.
 */
export function emptyStaleCache(): void {
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === siteDigest()) return;
  rmSync(".cache", { recursive: true, force: true });
}

/** Notes by which code Gatsby's cache is filled, once a build has filled it. */
export function noteCacheCode(): void {
  writeFileSync(digestFile, siteDigest());
}
