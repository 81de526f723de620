import { mkdirSync, writeFileSync } from "node:fs";
import { build, buildFromNothing, buildUntil, canCutNetwork } from "./builds/runBuild";
import { differences, hashesOf, stampsOf, type FileMarks } from "./builds/fileMarks";
import { builtSite } from "./preview/builtSite";
import { runMain } from "./process/runMain";
import type { Figure } from "./testRun/figures";
import { reportFolder, reports } from "./testRun/reports";

/** What a build prints after it has written the scripts, and before it writes the pages. */
const inTheMiddle = "success Building HTML renderer";

/** Builds four times, one of them killed: the same bytes each time, no network, no change in the packages. */
runMain(async () => {
  console.log(canCutNetwork ? "The network is cut off." : "The network cannot be cut off here.");
  const packages = await stampsOf("node_modules");
  await buildFromNothing();
  const first = await hashesOf("public");
  const served = await hashesOf(builtSite);
  await buildUntil(inTheMiddle);
  const servedAfterKill = await hashesOf(builtSite);
  await build();
  const afterKill = await hashesOf("public");
  await buildFromNothing();
  const rows = [
    compare("Files of a second build from nothing", first, await hashesOf("public")),
    compare("Files that are served while a build is killed", served, servedAfterKill),
    compare("Files of the build after a killed one", first, afterKill),
    compare("Files of packages after four builds", packages, await stampsOf("node_modules")),
  ];
  console.table(Object.fromEntries(rows.map(({ what, ...figure }) => [what, figure])));
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(reports.builds, JSON.stringify(rows));
  if (rows.some(({ tried, held }) => held < tried)) process.exitCode = 1;
});

function compare(what: string, before: FileMarks, after: FileMarks): Figure {
  const changed = differences(before, after);
  changed.slice(0, 20).forEach((file) => console.error(`${what}: ${file} is another.`));
  const tried = new Set([...before.keys(), ...after.keys()]).size;
  return { what, tried, held: tried - changed.length };
}
