import { sidebars } from "../src/config/sidebars";
import { freezeVersion } from "../src/node/versions/freezeVersion";
import { versionFolder } from "../src/node/versions/frozenVersion";
import { runMain } from "./process/runMain";

runMain(() => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error("Say which version: npm run docs:version -- 1.61");
  freezeVersion(process.cwd(), name, sidebars);
  console.log(`The docs are kept as ${name} in ${versionFolder(name)}, served at /docs/${name}.`);
  return Promise.resolve();
});
