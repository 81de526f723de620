import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { runMain } from "../scripts/process/runMain";
import { measuredPages } from "./measuredPages";
import { pageWeight } from "./pageWeight";

runMain(() => {
  assertBuilt();
  console.log("Bytes after gzip; the styles are inside the HTML.\n");
  console.table(
    Object.fromEntries(
      measuredPages.map((path) => [
        path,
        pageWeight(readFile(`${path}/index.html`).toString(), readFile),
      ]),
    ),
  );
});

function readFile(path: string): Buffer {
  return readFileSync(join(builtSite, path));
}
