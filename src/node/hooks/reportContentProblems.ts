import type { Reporter } from "gatsby";
import { formatNotices, formatProblems, type Problem } from "../../shared/text/problem";
import { messageOf } from "../messageOf";
import { siteProblems } from "../check/siteProblems";
import { currentChoices } from "../preview/followChoices";
import { problemBoard } from "../preview/problemBoard";

/** Stops a build when content or configuration have problems: all of them at once. */
export function stopOnProblems(reporter: Reporter): void {
  const { problems, notices } = siteProblems(process.cwd());
  if (notices.length > 0) reporter.info(formatNotices(notices));
  if (problems.length === 0) return;
  reporter.setErrorMap({
    content: { text: textOf, level: "ERROR", category: "USER", type: "CONFIG" },
  });
  reporter.panicOnBuild({ id: "content", context: { text: formatProblems(problems) } });
}

function textOf({ text }: { text: string }): string {
  return text;
}

/** Puts the problems of a preview on its board. A file may go while it is read: its event leads here again. */
export function showProblems(): void {
  problemBoard.put("content", previewProblems());
}

function previewProblems(): Problem[] {
  try {
    const { written, problems } = currentChoices();
    return [...problems, ...siteProblems(process.cwd(), written).problems];
  } catch (error) {
    return [{ file: ".", line: 1, rule: "check", message: messageOf(error) }];
  }
}
