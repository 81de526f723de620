import { runCommand } from "./process/runCommand";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run lint -- [--fix] [FILE...]",
  does: "Checks the code by oxlint, which has the rules that need types, and by ESLint.",
  passesOnTo: "both",
};

const tools = [
  ["oxlint", "--no-error-on-unmatched-pattern"],
  ["eslint", "--max-warnings", "0", "--no-warn-ignored"],
];

/** Both run, so that all problems come at once. */
runMain(async ({ arguments: typed }) => {
  for (const tool of tools) {
    const status = await runCommand("npx", [...tool, ...typed]);
    if (status !== 0) process.exitCode = status;
  }
}, command);
