import { readFileSync } from "node:fs";
import { join } from "node:path";
import { memoizeByName } from "../../shared/timing/memoizeByName";

/** Throws where a rule of `_redirects` leads to no file of the site, or to no place in it, and names each. */
export function assertRedirects(rules: string, folder: string, files: readonly string[]): void {
  const known = new Set(files);
  const htmlOf = memoizeByName((file: string) => readFileSync(join(folder, file), "utf8"));
  const lost = rules.split("\n").filter((rule) => {
    const [from = "#", to = ""] = rule.trim().split(/\s+/);
    const isChecked = from.startsWith("/") && to.startsWith("/") && !to.includes(":splat");
    return isChecked && !leadsSomewhere(to, htmlOf, known);
  });
  if (lost.length === 0) return;
  throw new Error(
    `Redirects lead nowhere. Write another target in static/_redirects or src/config/playwrightGuides.ts:\n${lost.join("\n")}`,
  );
}

function leadsSomewhere(
  to: string,
  htmlOf: (file: string) => string,
  files: ReadonlySet<string>,
): boolean {
  const [path = "", anchor] = to.split("#");
  const file = [path, `${path}.html`, `${path}/index.html`].find((name) => files.has(name));
  if (file === undefined || anchor === undefined) return file !== undefined;
  return htmlOf(file).includes(` id="${anchor}"`);
}
