import { readdirSync } from "node:fs";

/** A process starts in the time in which it reads fifty documents, so a smaller site needs no further ones. */
const documentsWorthIt = 200;

/** Whether a site has so many documents, by default those with which its build gains from more processes. */
export function isLargeSite(least = documentsWorthIt): boolean {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".mdx")).length >= least;
}
