import { parseArgs } from "node:util";
import { readPort } from "../preview/port";

/** The options that a preview is started with. */
export interface DevelopOptions {
  port: number;
  /** The further options of `gatsby develop`. */
  others: string[];
  wantsHelp: boolean;
}

export const developHelp = `npm run develop                     the preview on http://localhost:8000
npm run develop -- --port 8001      on another port; PORT=8001 does the same
npm run develop -- --host 0.0.0.0   for other machines
npm run develop -- --open           opens the browser`;

/** Reads the options of the preview from the command line and the environment; the command line goes first. */
export function developOptions(args: string[], env: NodeJS.ProcessEnv): DevelopOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", short: "p" },
      host: { type: "string", short: "H" },
      open: { type: "boolean", short: "o" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    port: readPort({ PORT: values.port ?? env["PORT"] }, 8000),
    others: [...(values.host ? ["--host", values.host] : []), ...(values.open ? ["--open"] : [])],
    wantsHelp: values.help ?? false,
  };
}
