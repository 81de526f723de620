import { siteProblems } from "../src/node/check/siteProblems";
import { formatProblems } from "../src/shared/text/problem";
import type { CommandSyntax } from "./process/readCommandLine";
import { runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run check:content",
  does: "Says every problem in the content, with file and line.",
};

runMain(() => {
  const { problems, content } = siteProblems(process.cwd());
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const { documents, classes } = content;
  console.log(
    `The content is in order: ${documents.length} documents, ${classes.length} classes of facts.`,
  );
}, command);
