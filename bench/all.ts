import { runMain } from "../scripts/process/runMain";
import { runScript } from "../scripts/process/runCommand";

/** From what needs the finished site alone to what builds larger ones, and others, for an hour. */
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
  "editing 2000",
  "peers",
  "peers 2000 Starlight",
  "growth 500 2000 10000",
];

/** Every measure in turn; fails at the end where one has failed. */
runMain(async () => {
  const failed: string[] = [];
  for (const measure of measures) {
    console.log(`\nbench:${measure}\n`);
    const [name, ...args] = measure.split(" ");
    if ((await runScript(`bench:${name}`, args)) !== 0) failed.push(measure);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
});
