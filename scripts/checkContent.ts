import { siteProblems } from "../src/node/check/siteProblems";
import { formatNotices, formatProblems } from "../src/shared/text/problem";
import { type CommandSyntax, runMain } from "./process/runMain";

const command: CommandSyntax = {
  usage: "npm run check:content",
  does: "Says every problem in the content, with file and line.",
};

runMain(() => {
  const { problems, notices, content } = siteProblems(process.cwd());
  if (notices.length > 0) console.log(formatNotices(notices));
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const { documents, classes } = content;
  console.log(
    `The content is in order: ${documents.length} documents, ${classes.length} classes of facts.`,
  );
}, command);
