import { rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DrawnHtml, DrawnWith } from "gatsby-static-entry";

const folder = ".cache/drawn-ahead";

/**
 * Pages that are drawn before their scripts have names, for as long as one build goes on. What draws them reads and
 * writes by promises: Gatsby takes other reads for something a page is drawn from, and draws all of them in each build.
 */
export const drawnAhead = {
  /** Keeps a page whose HTML is ASCII, if there is nothing else to say of it. */
  async keep(path: string, drawn: DrawnHtml): Promise<void> {
    const { html, unsafeBuiltinsUsage, sliceData } = drawn;
    if (unsafeBuiltinsUsage.length > 0 || Object.keys(sliceData).length > 0) return;
    const file = fileOf(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html, "latin1");
  },

  /** Comes back with a page as it was kept, or with `undefined`. What is kept has no styles or scripts of webpack's. */
  async find({ pagePath, styles, scripts }: DrawnWith): Promise<DrawnHtml | undefined> {
    const hasOwn = styles.length > 0 || scripts.some((script) => script.shouldGenerateLink);
    if (hasOwn) return undefined;
    try {
      const html = await readFile(fileOf(pagePath), "latin1");
      return { html, unsafeBuiltinsUsage: [], sliceData: {} };
    } catch {
      return undefined;
    }
  },

  /** What an earlier build has left, or was drawn from other answers, is no longer true. */
  forget(): void {
    rmSync(folder, { recursive: true, force: true });
  },
};

/** Neither `/404.html` nor `/404` is a folder of the other. */
function fileOf(path: string): string {
  return join(folder, path, "drawn.html");
}
