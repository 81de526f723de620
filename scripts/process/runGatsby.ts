import { isPatched } from "../../src/patches/isPatched";
import { runCommand } from "./runCommand";
import { createStepLog } from "./stepLog";

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
