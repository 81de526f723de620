import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { assertBuilt, builtSite } from "./preview/builtSite";
import { runCommand } from "./process/runCommand";
import { runMain } from "./process/runMain";
import { reportFolder, reports } from "./testRun/reports";

/** Validates every page of the built site. */
runMain(async () => {
  assertBuilt();
  mkdirSync(reportFolder, { recursive: true });
  const pages = join(realpathSync(builtSite), "**/*.html");
  const config = join(__dirname, "site/htmlValidate.config.mjs");
  const formatters = `text,json=${reports.html}`;
  process.exitCode = await runCommand("npx", [
    ...["html-validate", "--config", config, "--formatter", formatters],
    pages,
  ]);
});
