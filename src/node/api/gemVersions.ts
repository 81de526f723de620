import { z } from "zod";
import type { GemVersion } from "../../shared/versions/gemVersion";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { readJson } from "../readJson";

/** The file of the gem's releases, each with its Playwright. */
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
  const { data, mistakes } = readJson(text, schema);
  const problems = mistakes.map((found) => ({ file: path, ...found, rule: "gem-versions", hint }));
  return { versions: data ?? [], problems };
}

const hint = "`npm run release` writes it; an entry has gem, released, playwright, ruby and node.";
