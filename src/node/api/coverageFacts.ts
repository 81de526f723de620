import { coverageFacts, type CoverageFacts } from "../../../packages/gem-facts/src/facts/coverage";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { memoizeBySource } from "../cache/memoizeBySource";
import { readJson } from "../readJson";

/** The file of the facts that belong to no class of Ruby. */
export const coverageFile = "content/api/coverage.json";

/** Reads `content/api/coverage.json`; `null` with a problem where it is not what the schema says. */
export const parseCoverageFacts = memoizeBySource(readCoverageFacts);

function readCoverageFacts({ path, text }: SourceFile): {
  facts: CoverageFacts | null;
  problems: Problem[];
} {
  const { data, mistakes } = readJson(text, coverageFacts);
  const hint = "`npm run release` writes it: put back what it wrote, or run it anew.";
  const problems = mistakes.map((mistake) => ({ file: path, ...mistake, rule: "facts", hint }));
  return { facts: data, problems };
}
