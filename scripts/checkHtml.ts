import { realpathSync } from "node:fs";
import { join } from "node:path";
import { assertBuilt, builtSite } from "./preview/builtSite";
import { runCommand } from "./process/runCommand";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run check:html",
  does: "Validates the HTML of every page of the built site.",
};

/** Validates every page of the built site. */
runMain(async () => {
  assertBuilt();
  const pages = join(realpathSync(builtSite), "**/*.html");
  const config = join(__dirname, "site/htmlValidate.config.mjs");
  process.exitCode = await runCommand("npx", ["html-validate", "--config", config, pages]);
}, command);
