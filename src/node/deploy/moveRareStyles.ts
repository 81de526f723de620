import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../../config/site";
import { digestOf } from "../keptResult";
import { replaceStyle } from "./inlineCode";

/** Their hashes take half of what the policy may have (`contentSecurityPolicy`). */
const mostInline = 64;

/**
 * Has pages ask for their style as a file where so few have it that it is not among the most frequent: otherwise the
 * policy would have a hash for each kind of page, and a site that grows would have more than a header takes one day.
 * Styles and pages are bytes (`latin1`); `pagesOf` has the pages of each style. Comes back with the styles that still
 * stand in pages.
 */
export async function moveRareStyles(
  folder: string,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): Promise<Set<string>> {
  const styles = [...pagesOf].sort(
    ([one, few], [other, many]) => many.length - few.length || (one < other ? -1 : 1),
  );
  for (const [style, pages] of styles.slice(mostInline)) await moveStyle(folder, style, pages);
  return new Set(styles.slice(0, mostInline).map(([style]) => style));
}

async function moveStyle(folder: string, style: string, pages: readonly string[]): Promise<void> {
  const file = `/static/style-${digestOf([style])}.css`;
  await mkdir(join(folder, "static"), { recursive: true });
  await writeFile(join(folder, file), style, "latin1");
  const link = `<link rel="stylesheet" href="${site.pathPrefix}${file}">`;
  for (const page of pages) {
    const html = await readFile(page, "latin1");
    await writeFile(page, replaceStyle(html, style, link), "latin1");
  }
}
