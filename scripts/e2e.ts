import { findBrowser } from "./browser/findBrowser";
import { assertBuilt } from "./preview/builtSite";
import { runCommand } from "./process/runCommand";
import { runMain } from "./process/runMain";

runMain(async () => {
  assertBuilt();
  const { path, source } = await findBrowser();
  console.log(`Browser: ${path} (${source})`);
  process.exitCode = await runCommand("npx", ["playwright", "test", ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: path },
  });
});
