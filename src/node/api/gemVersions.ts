import { z } from "zod";
import type { GemVersion } from "../../shared/versions/gemVersion";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";

/** The file of the gem's releases, each with its Playwright: imported, never hand-edited. */
export const gemVersionsFile = "content/api/compat.json";

const version = z.string().regex(/^\d+(\.[\w-]+)+$/);

const schema = z.array(
  z.strictObject({
    gem: version,
    released: z.iso.date(),
    playwright: version.nullable(),
    ruby: z.string().nullable(),
    node: z.string().nullable(),
  }),
);

/** Reads `gemVersionsFile`; none, with the problems, where it is not what the schema says. */
export function parseGemVersions({ path, text }: SourceFile): {
  versions: GemVersion[];
  problems: Problem[];
} {
  try {
    return { versions: schema.parse(JSON.parse(text)), problems: [] };
  } catch (error) {
    return { versions: [], problems: messagesOf(error).map((message) => problem(path, message)) };
  }
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof z.ZodError)) return [`Not JSON: ${String(error)}.`];
  return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}.`);
}

function problem(file: string, message: string): Problem {
  const hint =
    "It is imported, not edited: mend compat.tsv at its source and run `npm run facts:import`.";
  return { file, line: 1, rule: "gem-versions", message, hint };
}
