import { runMain } from "../scripts/process/runMain";
import { runScript } from "../scripts/process/runCommand";

/** From what needs the finished site alone to what builds others for an hour. */
const measures = [
  "budgets",
  "size",
  "search",
  "search-browser",
  "interaction",
  "navigation",
  "lighthouse",
  "load",
  "editing",
  "peers",
  "growth",
].map((name) => `bench:${name}`);

/** Every measure in turn; fails at the end where one has failed. */
runMain(async () => {
  const failed: string[] = [];
  for (const name of measures) {
    console.log(`\n${name}\n`);
    if ((await runScript(name)) !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
});
