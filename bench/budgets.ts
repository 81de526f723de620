import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { type CommandSyntax, runMain } from "../scripts/process/runMain";
import { publishedName } from "../src/node/postprocess/pageNames";
import { measuredPages } from "./measuredPages";
import { excesses, toKiB } from "./weight/pageBudgets";
import { pageWeight } from "./weight/pageWeight";

const command: CommandSyntax = {
  usage: "npm run bench:budgets",
  does: "Prints the weight of pages, and fails where one is over its budget.",
};

/** Prints the weight of a page of each kind (KiB after gzip), and fails where any page is over its budget. */
runMain(() => {
  assertBuilt();
  console.table(Object.fromEntries(measuredPages.map((path) => [path, weightOf(path)])));
  const paths = builtPages();
  const found = paths.flatMap((path) => excesses(path, weightOf(path)));
  if (found.length > 0) {
    console.table(found);
    throw new Error("Pages weigh more than bench/weight/pageBudgets.ts allows.");
  }
  console.log(`${paths.length} pages keep to their budgets.`);
}, command);

function weightOf(path: string) {
  const html = readBuilt(publishedName(path)).toString();
  const { requests, ...bytes } = pageWeight(html, readBuilt);
  const sizes = Object.entries(bytes).map(([what, size]) => [what, toKiB(size)]);
  return { requests, ...(Object.fromEntries(sizes) as Record<keyof typeof bytes, number>) };
}

function readBuilt(path: string): Buffer {
  return readFileSync(join(builtSite, path));
}

/** Returns the paths of the built site: what its sitemap names, and the pages that it leaves out. */
function builtPages(): string[] {
  const urls = readBuilt("sitemap-0.xml")
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...[...urls].map(([, url = ""]) => new URL(url).pathname), "/search", "/404.html"];
}
