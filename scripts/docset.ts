import { site } from "../src/config/site";
import { writeDocset } from "./docset/writeDocset";
import { assertBuilt, builtSite } from "./preview/builtSite";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";

const folder = "docset";

const command: CommandSyntax = {
  usage: "npm run docset",
  does: "Makes a docset of the built site for Dash and Zeal, in the folder docset, with its feed.",
};

runMain(async () => {
  assertBuilt();
  const facts = {
    name: site.title,
    version: site.gemVersion,
    url: site.url,
    index: "docs/api.html",
  };
  const entries = await writeDocset(builtSite, folder, facts);
  console.log(`${folder}/${site.title}.docset lists ${entries.length} places.`);
}, command);
