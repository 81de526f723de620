import { findBrowser } from "./browser/findBrowser";
import { assertBuilt } from "./preview/builtSite";
import { runCommand } from "./process/runCommand";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run test:e2e -- [SPEC...]",
  does: "Tests the built site in a browser.",
  passesOnTo: "Playwright",
};

runMain(async ({ arguments: typed }) => {
  assertBuilt();
  const { path, source } = await findBrowser();
  console.log(`Browser: ${path} (${source})`);
  process.exitCode = await runCommand("npx", ["playwright", "test", ...typed], {
    env: { CHROMIUM_PATH: path },
  });
}, command);
