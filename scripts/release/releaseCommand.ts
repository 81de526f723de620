import type { CommandLine, CommandSyntax } from "../process/readCommandLine";

export const releaseCommand: CommandSyntax = {
  usage:
    "npm run release -- --gem PATH [--api-json FILE] [--scaffold] [--dry-run], as in: npm run release -- --gem ../playwright-ruby-client",
  does: "Makes the facts of a release of playwright-ruby-client, and says what is to be written.",
  options: {
    gem: { value: "PATH", does: "a checkout of the library at a release's tag, or its .gem" },
    "api-json": {
      value: "FILE",
      does: "Playwright's description of its API, where the source has no development/api.json",
    },
    scaffold: { does: "put the headings and keys that are to be written in place" },
    "dry-run": { does: "say what would change, and write nothing" },
  },
};

export interface ReleaseOptions {
  gem: string;
  apiJson: string | null;
  scaffold: boolean;
  dryRun: boolean;
}

/** Returns the options of the command as they were typed. Throws where it is not said which gem. */
export function releaseOptions({ options }: CommandLine): ReleaseOptions {
  const { gem, "api-json": apiJson, scaffold, "dry-run": dryRun } = options;
  if (typeof gem !== "string")
    throw new Error("Say which gem: npm run release -- --gem ../playwright-ruby-client");
  return {
    gem,
    apiJson: typeof apiJson === "string" ? apiJson : null,
    scaffold: scaffold === true,
    dryRun: dryRun === true,
  };
}
