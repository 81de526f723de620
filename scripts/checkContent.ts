import { sidebars } from "../src/config/sidebars";
import { checkContent } from "../src/node/content/checkContent";
import { parseContent } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import { formatProblems } from "../src/shared/problem";

const content = parseContent(readContent(process.cwd()));
const problems = checkContent(content, sidebars);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { documents, classes } = content;
  console.log(
    `The content is in order: ${documents.length} documents, ${classes.length} classes of facts.`,
  );
}
