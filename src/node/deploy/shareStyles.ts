import { readFileSync, writeFileSync } from "node:fs";
import { replaceStyle } from "./inlineCode";
import { sharedStyles } from "./sharedStyles";

/**
 * Gives pages the styles that they share with others. Styles and pages are bytes (`latin1`); `pagesOf` has the pages of
 * each style. Comes back with the styles that stand in pages then.
 */
export function shareStyles(pagesOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const counts = [...pagesOf].map(([style, pages]) => [style, pages.length] as const);
  const shared = sharedStyles(new Map(counts));
  for (const [style, replacement] of shared)
    if (replacement !== style)
      for (const page of pagesOf.get(style) ?? []) {
        const html = readFileSync(page, "latin1");
        writeFileSync(page, replaceStyle(html, style, replacement), "latin1");
      }
  return new Set(shared.values());
}
