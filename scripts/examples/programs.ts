import type { ParsedDocument } from "../../src/node/document/parseDocument";
import type { TitledFile } from "../../src/node/document/readParts";

/** An example that its author marked as a complete program. */
export interface Program {
  /** `content/docs/article/getting_started.mdx:97` */
  location: string;
  /** Path of its file in the work folder. */
  path: string;
  code: string;
  runner: "ruby" | "rspec";
  /** The files that its page shows whole, which the program may read. */
  files: readonly TitledFile[];
}

/** The address that examples are written for; another port takes its place. */
const writtenAddress = "http://localhost:3000";

/** Returns every block marked `run`, in order. */
export function programsOf(
  documents: readonly Pick<ParsedDocument, "file" | "examples" | "files">[],
  address: string,
): Program[] {
  return documents.flatMap(({ file, examples, files }) =>
    examples
      .filter(({ flags }) => flags.includes("run"))
      .map(({ code, title, line }) => ({
        location: `${file}:${line - 1}`,
        path: title ?? "example.rb",
        code: `${code.replaceAll(writtenAddress, address)}\n`,
        runner: isSpec(title, code) ? "rspec" : "ruby",
        files,
      })),
  );
}

function isSpec(title: string | null, code: string): boolean {
  return title?.endsWith("_spec.rb") === true || /^RSpec\.describe\b/m.test(code);
}
