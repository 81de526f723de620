import { sidebars } from "../src/config/sidebars";
import { site } from "../src/config/site";
import { freezeVersion, otherRelease } from "../src/node/versions/freezeVersion";
import { versionFolder } from "../src/node/versions/frozenVersion";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run docs:version -- VERSION [--force]",
  does: "Keeps the docs as they are as a version of their own, such as 1.61.",
  arguments: ["VERSION"],
  options: { force: { does: "also under a name that is not the documented release's" } },
};

runMain(({ arguments: [name = ""], options }) => {
  const problem = options["force"] === true ? null : otherRelease(name, site.gemVersion);
  if (problem !== null) throw new Error(problem);
  freezeVersion(process.cwd(), name, sidebars);
  console.log(`The docs are kept as ${name} in ${versionFolder(name)}, served at /docs/${name}.`);
}, command);
