import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { site } from "../src/config/site";
import { finishedSite } from "../src/node/deploy/publishSite";
import { writeDocset } from "./docset/writeDocset";
import { assertBuilt, builtSite } from "./preview/builtSite";
import { type CommandSyntax, runMain } from "./process/runMain";

const folder = "docset";

const command: CommandSyntax = {
  usage: "npm run docset",
  does: "Makes a docset of the built site for Dash and Zeal, in the folder docset, and puts its feed and its archive into the site.",
};

runMain(async () => {
  // A host publishes the folder that its build has finished; elsewhere that has become the current site.
  const isFinished = existsSync(join(finishedSite, "index.html"));
  if (!isFinished) assertBuilt();
  const built = isFinished ? finishedSite : builtSite;
  const facts = {
    name: site.title,
    version: site.gemVersion,
    url: site.url,
    index: "docs/api.html",
  };
  const entries = await writeDocset(built, folder, facts);
  const published = join(built, "docset");
  mkdirSync(published, { recursive: true });
  for (const file of [`${site.title}.xml`, `${site.title}.tgz`])
    copyFileSync(join(folder, file), join(published, file));
  console.log(`${folder}/${site.title}.docset lists ${entries.length} places.`);
}, command);
