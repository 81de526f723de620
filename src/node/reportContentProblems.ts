import type { Reporter } from "gatsby";
import { formatProblems } from "../shared/problem";
import { isLargeSite } from "./content/isLargeSite";
import { createContentJudge } from "./develop/contentJudge";
import { createIdleTask } from "./develop/idleTask";
import { messageOf } from "./search/messageOf";
import { siteProblems } from "./siteProblems";

/** Stops a build, and tells a preview, when content or configuration have problems: all of them at once. */
export async function reportContentProblems(reporter: Reporter): Promise<void> {
  const { problems } = await siteProblems(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}

/** It reads two thousand documents in some seconds, in which Gatsby would answer no edit. */
const judgeBeside = createContentJudge(["--import", "tsx", "scripts/checkContent.ts"]);

/** The same for a preview, once it has shown what changed. */
export const reportContentProblemsLater = createIdleTask((reporter: Reporter) => {
  // A file that went while it was read: its event is on its way, and the content is looked at again.
  judge(reporter).catch((error: unknown) => reporter.error(messageOf(error)));
});

async function judge(reporter: Reporter): Promise<void> {
  if (isLargeSite()) judgeBeside((report) => reporter.panicOnBuild(report));
  else await reportContentProblems(reporter);
}
