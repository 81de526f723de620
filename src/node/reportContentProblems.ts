import type { Reporter } from "gatsby";
import { formatProblems } from "../shared/problem";
import { createIdleTask } from "./develop/idleTask";
import { siteProblems } from "./siteProblems";

/** Stops a build, and tells a preview, when content or configuration have problems: all of them at once. */
export function reportContentProblems(reporter: Reporter): void {
  const { problems } = siteProblems(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

/** Does the same for a preview, once it has shown what changed. */
export const reportContentProblemsLater = createIdleTask(reportContentProblems);
