import { readFile, writeFile } from "node:fs/promises";
import { someAtATime } from "../someAtATime";
import { replaceStyle } from "./inlineCode";
import { sharedStyles } from "./sharedStyles";

/**
 * Gives pages the styles that they share with others. Styles and pages are bytes (`latin1`); `pagesOf` has the pages of
 * each style. Comes back with the styles that stand in pages then.
 */
export async function shareStyles(
  pagesOf: ReadonlyMap<string, readonly string[]>,
): Promise<Set<string>> {
  const counts = [...pagesOf].map(([style, pages]) => [style, pages.length] as const);
  const shared = sharedStyles(new Map(counts));
  for (const [style, replacement] of shared)
    if (replacement !== style)
      await someAtATime(pagesOf.get(style) ?? [], async (page) => {
        const html = await readFile(page, "latin1");
        await writeFile(page, replaceStyle(html, style, replacement), "latin1");
      });
  return new Set(shared.values());
}
