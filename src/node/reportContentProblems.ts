import type { Reporter } from "gatsby";
import { sidebars } from "../config/sidebars";
import { formatProblems } from "../shared/problem";
import { checkContent } from "./content/checkContent";
import { parseContent } from "./content/parseContent";
import { readContent } from "./content/readContent";

/** Stops a build, and tells a preview, when the content has problems: all of them at once. */
export function reportContentProblems(reporter: Reporter): void {
  const problems = checkContent(parseContent(readContent(process.cwd())), sidebars);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}
