import type { Reporter } from "gatsby";
import { formatProblems } from "../shared/problem";
import { isLargeSite } from "./content/isLargeSite";
import { createIdleTask } from "./develop/idleTask";
import { messageOf } from "./search/messageOf";
import { siteProblems } from "./siteProblems";

/** Stops a build, and tells a preview, when content or configuration have problems: all of them at once. */
export function reportContentProblems(reporter: Reporter): void {
  const { problems } = siteProblems(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

/** Milliseconds that two thousand documents of which everything is kept take at most. */
const longCheck = 5_000;

/** The same for a preview, once it has shown what changed. */
export const reportContentProblemsLater = createIdleTask(
  (reporter: Reporter) => {
    try {
      reportContentProblems(reporter);
    } catch (error) {
      // A file that went while it was read: its event is on its way, and the content is looked at again.
      reporter.error(messageOf(error));
    }
  },
  () => (isLargeSite() ? longCheck : 0),
);
