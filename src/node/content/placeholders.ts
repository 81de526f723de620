import { site } from "../../config/site";
import { nearest, nearestAndAll } from "../../shared/text/nearest";
import { type Problem, textPosition } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";

/**
 * The versions that documents and descriptions name without their number, which changes with each release:
 * `%gem_version%`.
 */
export const placeholders: Readonly<Record<string, string>> = {
  gem_version: site.gemVersion,
  playwright_version: site.playwrightVersion,
  node_version: site.nodeVersion,
  newest_gem_version: site.newest.gem,
  newest_node_version: site.newest.node,
};

const names = Object.keys(placeholders);
const placeholder = /%([a-z]+(?:[_-][a-z]+)+)%/gi;

/** What stands before the number of a release in a sentence that later releases leave true. */
const history = String.raw`\b(?:since|new in|removed in)\s(?:(?:gem|Playwright)\s)?`;

/** The only page whose numbers stay as they are when the next release comes. */
const releaseNotes = "content/docs/article/release_notes.mdx";

/** Returns a text with the numbers of the documented and the newest release in it; what it does not know stays. */
export function fillPlaceholders(text: string): string {
  return text.replaceAll(placeholder, (all, name: string) => placeholders[name] ?? all);
}

/** Returns a problem for each placeholder that is misspelt. Other words between percent signs are the author's. */
export function unknownPlaceholders({ path: file, text }: SourceFile): Problem[] {
  return [...text.matchAll(placeholder)].flatMap(({ 0: all, 1: name = "", index }) => {
    const isMeant = /version/i.test(name) || nearest(name, names) !== null;
    if (!isMeant || name in placeholders) return [];
    const message = `There is no placeholder ${all}.`;
    const hint = nearestAndAll(name, names);
    return [{ file, ...textPosition(text, index), rule: "placeholder-unknown", message, hint }];
  });
}

/** Returns a problem for each number of the documented release that would be wrong after the next one. */
export function writtenNumbers({ path: file, text }: SourceFile): Problem[] {
  if (file === releaseNotes) return [];
  const numbers = new Set([site.gemVersion, site.playwrightVersion]);
  return [...numbers].flatMap((number) => {
    const alone = new RegExp(
      String.raw`(?<![\d.]|${history})${number.replaceAll(".", "\\.")}(?!\.?\d)`,
      "gi",
    );
    return [...text.matchAll(alone)].map(({ index }) => numberProblem(file, text, number, index));
  });
}

function numberProblem(file: string, text: string, number: string, index: number): Problem {
  const fitting = names.filter(
    (name) => !name.startsWith("newest") && placeholders[name] === number,
  );
  return {
    file,
    ...textPosition(text, index),
    rule: "placeholder-number",
    message: `${number} will not be the documented release for long.`,
    hint: `Write ${fitting.map((name) => `%${name}%`).join(" or ")}, which follows it.`,
  };
}
