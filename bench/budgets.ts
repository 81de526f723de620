import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { runMain } from "../scripts/process/runMain";
import { builtPages } from "./builtPages";
import { excesses } from "./pageBudgets";
import { pageWeight } from "./pageWeight";

/** Fails with a table of what grew, where a page of the built site weighs more than it may. */
runMain(() => {
  assertBuilt();
  const paths = builtPages();
  const found = paths.flatMap((path) => excesses(path, pageWeight(readPage(path), readBuilt)));
  if (found.length === 0) {
    console.log(`${paths.length} pages keep to their budgets.`);
    return;
  }
  console.table(found);
  throw new Error("Pages weigh more than bench/pageBudgets.ts allows (KiB after gzip).");
});

function readPage(path: string): string {
  return readBuilt(path.endsWith(".html") ? path : join(path, "index.html")).toString();
}

function readBuilt(path: string): Buffer {
  return readFileSync(join(builtSite, path));
}
