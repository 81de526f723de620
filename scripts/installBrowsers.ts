import { findBrowser } from "./browser/findBrowser";
import { findFirefox, installFirefox } from "./browser/findFirefox";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npx tsx scripts/installBrowsers.ts",
  does: "Installs the browsers of the tests where this machine has none.",
};

runMain(async () => {
  console.log(`Chromium: ${(await findBrowser()).path}`);
  await installFirefox();
  console.log(`Firefox: ${findFirefox() ?? "none, its tests are skipped"}`);
}, command);
