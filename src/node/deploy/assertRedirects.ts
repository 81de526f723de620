import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Throws where a rule of `_redirects` leads to no file of the site, or to no place in it, and names each. */
export function assertRedirects(rules: string, folder: string, files: readonly string[]): void {
  const known = new Set(files);
  const lost = rules.split("\n").filter((rule) => {
    const [from = "#", to = ""] = rule.trim().split(/\s+/);
    const isChecked = from.startsWith("/") && to.startsWith("/") && !to.includes(":splat");
    return isChecked && !leadsSomewhere(to, folder, known);
  });
  if (lost.length === 0) return;
  throw new Error(
    `Redirects lead nowhere. Write another target in static/_redirects or src/config/playwrightGuides.ts:\n${lost.join("\n")}`,
  );
}

function leadsSomewhere(to: string, folder: string, files: ReadonlySet<string>): boolean {
  const [path = "", anchor] = to.split("#");
  const file = [path, `${path}.html`, `${path}/index.html`].find((name) => files.has(name));
  if (file === undefined || anchor === undefined) return file !== undefined;
  return readFileSync(join(folder, file), "utf8").includes(` id="${anchor}"`);
}
