import { newGuide } from "./authoring/newGuide";
import { type CommandSyntax, runMain } from "./process/runMain";
import { writeFiles } from "./process/writeFiles";

const command: CommandSyntax = {
  usage:
    'npm run new:guide -- NAME TITLE, as in: npm run new:guide -- network "Waiting for the network"',
  does: "Starts a guide: its file with a title. npm run check:content says what is left to write.",
  arguments: ["NAME", "TITLE"],
};

runMain(({ arguments: [name = "", title = ""] }) => {
  const files = newGuide(process.cwd(), name, title);
  writeFiles(files);
  console.log(`Write ${Object.keys(files).join(", ")}; npm run check:content says what is left.`);
}, command);
