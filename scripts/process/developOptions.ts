import { readPort } from "../preview/listen";
import type { CommandLine, CommandSyntax } from "./runMain";

export const developCommand: CommandSyntax = {
  usage: "npm run develop -- [--port 8001] [--host 0.0.0.0] [--open]",
  does: "Starts the preview on http://localhost:8000, which follows every edit.",
  options: {
    port: { value: "PORT", short: "p", does: "another port; PORT=8001 does the same" },
    host: { value: "HOST", short: "H", does: "for other machines, such as 0.0.0.0" },
    open: { short: "o", does: "opens the browser" },
  },
};

/** Returns the port of the preview, which the command line says before the environment, and what else Gatsby is told. */
export function developOptions(
  { options: { port, host, open } }: Pick<CommandLine, "options">,
  env: NodeJS.ProcessEnv,
): { port: number; others: string[] } {
  return {
    port: readPort({ PORT: typeof port === "string" ? port : env["PORT"] }, 8000),
    others: [...(typeof host === "string" ? ["--host", host] : []), ...(open ? ["--open"] : [])],
  };
}
