import { parseArgs } from "node:util";

export const usage = `Makes the facts of a release of playwright-ruby-client, and says what is to be written.

  npm run release -- --gem ../playwright-ruby-client
  npm run release -- --gem playwright-ruby-client-1.62.0.gem --api-json api.json

  --gem PATH        a checkout of the library at a release's tag, or its .gem
  --api-json FILE   Playwright's description of its API, where the source has no
                    development/api.json
  --scaffold        put the headings and keys that are to be written in place
  --dry-run         say what would change, and write nothing
  --help            this text`;

export interface ReleaseOptions {
  gem: string;
  apiJson: string | null;
  scaffold: boolean;
  dryRun: boolean;
}

/** Reads the words of a command; `null` where it asks for help. Throws with what to write instead. */
export function parseOptions(args: readonly string[]): ReleaseOptions | null {
  const { values } = parse(args);
  if (values.help) return null;
  if (values.gem === undefined) {
    throw new Error("Say which gem: npm run release -- --gem ../playwright-ruby-client");
  }
  const { gem, scaffold = false } = values;
  return { gem, apiJson: values["api-json"] ?? null, scaffold, dryRun: values["dry-run"] ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        gem: { type: "string" },
        "api-json": { type: "string" },
        scaffold: { type: "boolean" },
        "dry-run": { type: "boolean" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error);
    throw new Error(`${reason}. See npm run release -- --help.`);
  }
}
