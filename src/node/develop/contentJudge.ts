import { spawn, type ChildProcess } from "node:child_process";
import { messageOf } from "../search/messageOf";

/**
 * A function that has a process judge the content, `args` being what Node runs, and gives what it says on standard error
 * to `tell` where it does not end well. The process of the time before is ended: it judges what is no longer there. What
 * comes back is the process.
 */
export function createContentJudge(
  args: readonly string[],
): (tell: (report: string) => void) => ChildProcess {
  let running: ChildProcess | null = null;
  return (tell) => {
    running?.kill();
    const judge = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    running = judge;
    let report = "";
    judge.stderr.setEncoding("utf8").on("data", (text: string) => {
      report += text;
    });
    judge.on("error", (error) => tell(messageOf(error)));
    judge.on("close", (status) => {
      // One that was ended has no status, and one that never began a negative one, after its error.
      if (status !== null && status > 0) tell(report.trim());
    });
    return judge;
  };
}
