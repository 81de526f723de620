import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Claim } from "./readClaims";

/** Returns one line for each claim whose sentence is no longer on its page. */
export function missingSentences(claims: readonly Claim[], root: string): string[] {
  const pages = new Map<string, string>();
  const textOf = (page: string): string => {
    const text = pages.get(page) ?? readPage(join(root, page));
    pages.set(page, text);
    return text;
  };
  return claims
    .filter(({ page, says }) => !textOf(page).includes(oneLine(says)))
    .map(({ page, says }) => `${page} does not say any more: ${oneLine(says)}`);
}

function readPage(path: string): string {
  return existsSync(path) ? oneLine(readFileSync(path, "utf8")) : "";
}

/** Lines may break elsewhere in the table of claims than on the page. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
