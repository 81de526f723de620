import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { memoizeByName } from "../../shared/timing/memoizeByName";
import { listFiles } from "./listFiles";

/** Throws where a rule of `_redirects` leads to no file of the site in a folder, or to no place in it, and names each. */
export function assertRedirects(rules: string, folder: string): void {
  const leadsSomewhere = createTargetCheck(folder);
  const lost = rules.split("\n").filter((rule) => {
    const [from = "#", to = ""] = rule.trim().split(/\s+/);
    const isChecked = from.startsWith("/") && to.startsWith("/") && !to.includes(":splat");
    return isChecked && !leadsSomewhere(to);
  });
  if (lost.length === 0) return;
  throw new Error(
    `Redirects lead nowhere. Write another target in static/_redirects or src/config/playwrightGuides.ts:\n${lost.join("\n")}`,
  );
}

/** Throws where a search record leads to no page of the site in a folder, or to no place in it, and names each. */
export function assertRecords(records: readonly Pick<SearchRecord, "url">[], folder: string): void {
  const leadsSomewhere = createTargetCheck(folder);
  const lost = records.map(({ url }) => url).filter((url) => !leadsSomewhere(url));
  if (lost.length > 0) throw new Error(`Search records lead nowhere:\n${lost.join("\n")}`);
}

function createTargetCheck(folder: string): (address: string) => boolean {
  const files = new Set(listFiles(folder));
  const htmlOf = memoizeByName((file: string) => readFileSync(join(folder, file), "utf8"));
  return (address) => {
    const [path = "", anchor] = address.split("#");
    const file = [path, `${path}.html`, `${path}/index.html`].find((name) => files.has(name));
    if (file === undefined || anchor === undefined) return file !== undefined;
    return htmlOf(file).includes(` id="${anchor}"`);
  };
}
