import { runCommand } from "../scripts/process/runCommand";
import { type CommandSyntax, runMain } from "../scripts/process/runMain";

/** From what needs the built site alone to what builds others. */
const measures = ["lighthouse", "interaction", "navigation", "search", "editing", "peers"];

const command: CommandSyntax = {
  usage: "npm run bench",
  does: "Runs every measure, one after the other.",
};

/** Runs every measure, the rest also where one fails, and names the failed ones at the end. */
runMain(async () => {
  const failed: string[] = [];
  for (const measure of measures) {
    console.log(`\n=== ${measure}\n`);
    const status = await runCommand("npx", ["tsx", `bench/${measure}.ts`]);
    if (status !== 0) failed.push(measure);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}, command);
