import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { newMember } from "./authoring/newMember";
import { type CommandSyntax, runMain } from "./process/runMain";
import { writeFiles } from "./process/writeFiles";

const command: CommandSyntax = {
  usage: "npm run new:member -- CLASS#MEMBER, as in: npm run new:member -- Page#goto",
  does: "Starts the section of a member that the facts have, and the keys of its descriptions. npm run check:content says what is left to write.",
  arguments: ["CLASS#MEMBER"],
};

runMain(({ arguments: [name = ""] }) => {
  const sources = readContent(process.cwd());
  const files = newMember(name, sources, parseContent(sources));
  writeFiles(files);
  console.log(
    `Write in ${Object.keys(files).join(" and ")}; npm run check:content says what is left.`,
  );
}, command);
