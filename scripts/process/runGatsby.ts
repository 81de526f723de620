import { isPatched } from "../../src/patches/isPatched";
import { runCommand } from "./runCommand";

/** Runs Gatsby on this terminal, or where there is none, in plain lines that tell of long steps. Returns its exit status. */
export async function runGatsby(
  args: readonly string[],
  env?: Record<string, string>,
): Promise<number> {
  const patch = isPatched() ? ["--require", "./src/patches/compileByEsbuild.cjs"] : [];
  const command = [...patch, "node_modules/gatsby/cli.js", ...args];
  if (process.stdout.isTTY) return runCommand(process.execPath, command, { env });
  const { hear, tick } = createStepLog(console.log);
  const clock = setInterval(tick, 1_000);
  const plain = { ...env, GATSBY_LOGGER: "yurnalist" };
  const status = await runCommand(process.execPath, command, { env: plain, hear });
  clearInterval(clock);
  return status;
}

/**
 * What Gatsby tells the process that has started it: that a step begins or ends, that it prints something, or by a text
 * that it is at work or is not.
 */
interface LogMessage {
  action?: { type?: string; payload?: string | { id?: string; text?: string; type?: string } };
}

/** Tells of steps that take long, where no terminal shows Gatsby's own spinners. */
interface StepLog {
  hear: (message: unknown) => void;
  /** Called each second. */
  tick: () => void;
}

/** A step is told of after so many seconds without a word, and again each time that others have passed. */
const [first, further] = [2, 15];

/**
 * Returns a log that prints a line as a long step begins, and one each 15 s that it goes on; Gatsby prints its end. It
 * prints nothing while a preview waits for an edit.
 */
export function createStepLog(print: (line: string) => void): StepLog {
  const running = new Map<string, string>();
  let seconds = 0;
  let isWaiting = false;
  return {
    hear: (message) => {
      const { type, payload } = (message as LogMessage).action ?? {};
      const { id = "", text = "", type: kind } = typeof payload === "object" ? payload : {};
      if (type === "SET_STATUS") isWaiting = payload !== "IN_PROGRESS";
      else if (type === "ACTIVITY_START" && kind !== "hidden") running.set(id, text);
      else if (type === "ACTIVITY_END") running.delete(id);
      else if (type !== "LOG") return;
      seconds = 0;
    },
    tick: () => {
      seconds += 1;
      if (isWaiting || (seconds !== first && seconds % further !== 0)) return;
      const step = [...running.values()].at(-1) ?? "Gatsby is at work";
      print(seconds === first ? `… ${step}` : `… ${step}, for ${seconds} s`);
    },
  };
}
