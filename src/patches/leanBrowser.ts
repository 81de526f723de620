import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { isPatched } from "./isPatched";

/*
 * Changes which modules the published scripts hold: a lighter one of ours stands for react-helmet (its tags are the same,
 * for one page at a time), and nothing for the browser's part of Partytown, which this site does not use.
 * Gain: each reader loads 10 KiB less (gzip): 6.4 for react-helmet, 3.6 for Partytown.
 * Upstream: none; Gatsby puts Partytown into every site.
 * Remove when tags in the head are written by Gatsby's Head, and Gatsby adds Partytown only to sites with scripts of it.
 */
export const replacements: readonly (readonly [request: RegExp, file: string])[] = [
  [/^react-helmet$/, "src/layout/head/BrowserHelmet.ts"],
  [/internal-plugins\/partytown\/gatsby-browser/, "src/patches/noBrowserPlugin.ts"],
];

/** Returns webpack's plugins that replace these modules in the scripts of pages. */
export function leanBrowser(plugins: CreateWebpackConfigArgs["plugins"]): unknown[] {
  if (!isPatched()) return [];
  return replacements.map(([request, file]): unknown =>
    plugins.normalModuleReplacement.call(null, request, resolve(file)),
  );
}
