import type { Reporter } from "gatsby";
import { formatProblems } from "../../shared/text/problem";
import { messageOf } from "../messageOf";
import { siteProblems } from "../check/siteProblems";

/** Stops a build, and tells a preview, when content or configuration have problems: all of them at once. */
export function reportContentProblems(reporter: Reporter): void {
  const { problems } = siteProblems(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

/** Does the same for a preview, where a file may go while it is read: its event is on its way, and leads here again. */
export function reportPreviewProblems(reporter: Reporter): void {
  try {
    reportContentProblems(reporter);
  } catch (error) {
    reporter.error(messageOf(error));
  }
}
