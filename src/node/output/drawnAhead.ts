import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DrawnHtml, DrawnWith } from "gatsby-static-entry";

const folder = ".cache/drawn-ahead";

/** Pages that are drawn before their scripts have names, for as long as one build goes on. */
export const drawnAhead = {
  /** Keeps a page whose HTML is ASCII, if there is nothing else to say of it. */
  keep(path: string, { html, unsafeBuiltinsUsage, sliceData }: DrawnHtml): void {
    if (unsafeBuiltinsUsage.length > 0 || Object.keys(sliceData).length > 0) return;
    const file = fileOf(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html, "latin1");
  },

  /** Comes back with a page as it was kept, or with `undefined`. What is kept has no styles or scripts of webpack's. */
  find({ pagePath, styles, scripts }: DrawnWith): DrawnHtml | undefined {
    const hasOwn = styles.length > 0 || scripts.some((script) => script.shouldGenerateLink);
    if (hasOwn) return undefined;
    try {
      const html = readFileSync(fileOf(pagePath), "latin1");
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
