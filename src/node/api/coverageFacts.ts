import { z } from "zod";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import { readJson } from "../readJson";

/** The file of the facts that belong to no class of Ruby. */
export const coverageFile = "content/api/coverage.json";

const schema = z.object({
  gemVersion: z.string(),
  totals: z.object({ implemented: z.number(), unimplemented: z.number(), total: z.number() }),
  playwrightClassesWithoutWrapper: z.array(
    z.object({
      class: z.string(),
      langs: z.array(z.string()).nullable(),
      rubyRuntimeClass: z.string().nullable(),
      members: z.array(z.string()),
    }),
  ),
});

/** The facts of Playwright's API beside the classes that Ruby has. */
export type CoverageFacts = z.infer<typeof schema>;

/** Reads `content/api/coverage.json`; `null` with a problem where it is not what the schema says. */
export const parseCoverageFacts = memoizeBySource(readCoverageFacts);

function readCoverageFacts({ path, text }: SourceFile): {
  facts: CoverageFacts | null;
  problems: Problem[];
} {
  const { data, mistakes } = readJson(text, schema);
  const hint = "It is imported, not edited: run `npm run facts:import`.";
  const problems = mistakes.map((mistake) => ({ file: path, ...mistake, rule: "facts", hint }));
  return { facts: data, problems };
}
