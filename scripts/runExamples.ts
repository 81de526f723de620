import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { programsOf } from "./examples/programs";
import { runAll } from "./examples/runProgram";
import { withExamples } from "./examples/withExamples";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run examples:run",
  does: "Runs the complete programs of the pages, with Ruby, the gem, its driver and a Chromium.",
};

runMain(async () => {
  const port = Number(process.env["EXAMPLES_PORT"] ?? 3000);
  const { documents } = parseContent(readContent(process.cwd()));
  const programs = programsOf(documents, `http://localhost:${port}`);
  const options = { env: process.env, timeout: 120_000 };
  await withExamples(port, (tools) => runAll(programs, tools, options, console.log));
}, command);
