import { keepResultsIn, resultsFolder } from "../src/node/keptResult";
import { siteProblems } from "../src/node/siteProblems";
import { formatProblems } from "../src/shared/problem";

keepResultsIn(resultsFolder);
const { problems, content } = siteProblems(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { documents, classes } = content;
  console.log(
    `The content is in order: ${documents.length} documents, ${classes.length} classes of facts.`,
  );
}
