import { findBrowser } from "./browser/findBrowser";
import { findOther, installOther, otherBrowsers } from "./browser/otherBrowsers";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npx tsx scripts/installBrowsers.ts",
  does: "Installs the browsers of the tests where this machine has none.",
};

runMain(async () => {
  console.log(`Chromium: ${(await findBrowser()).path}`);
  for (const [name, browser] of Object.entries(otherBrowsers)) {
    await installOther(browser);
    console.log(`${name}: ${findOther(browser) ?? "none, its tests are skipped"}`);
  }
}, command);
