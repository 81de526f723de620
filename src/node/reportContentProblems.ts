import type { Reporter } from "gatsby";
import { formatProblems } from "../shared/problem";
import { createLateCall } from "./createLateCall";
import { messageOf } from "./search/messageOf";
import { siteProblems } from "./siteProblems";

/** Milliseconds in which Gatsby answers an edit: the content is checked after that, so that the page comes first. */
const answerTime = 500;

/** Stops a build, and tells a preview, when content or configuration have problems: all of them at once. */
export function reportContentProblems(reporter: Reporter): void {
  const { problems } = siteProblems(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

/** Does the same for a preview, once it has shown what changed. */
export const reportContentProblemsLater = createLateCall((reporter: Reporter) => {
  try {
    reportContentProblems(reporter);
  } catch (error) {
    // A file that went while it was read: its event is on its way, and the content is checked again.
    reporter.error(messageOf(error));
  }
}, answerTime);
