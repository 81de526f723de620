import { importFacts } from "./facts/readFactsFolder";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run facts:import -- FOLDER",
  does: "Takes the facts of a release of the library from a folder into content/api, all of them or none.",
  arguments: ["FOLDER"],
};

runMain(({ arguments: [folder = ""] }) => {
  console.log(`${importFacts(folder, process.cwd()).length} files are written below content/api.`);
}, command);
