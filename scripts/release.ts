import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatLocation, type Problem } from "../src/shared/text/problem";
import { runMain } from "./process/runMain";
import { writeFiles } from "./process/writeFiles";
import { readGem, type Gem } from "../packages/gem-facts/src/gem/readGem";
import { formatWritingList } from "./release/list/formatWritingList";
import { planRelease } from "./release/planRelease";
import { readSite } from "./release/readSite";
import { releaseCommand, releaseOptions } from "./release/releaseCommand";

runMain((line) => {
  const options = releaseOptions(line);
  const root = process.cwd();
  const { gem, problems } = readGem(options.gem);
  if (!gem) throw new Error(said(problems));
  const plan = planRelease(gem, apiText(gem, options.apiJson), readSite(root), options.scaffold);
  const all = [...problems, ...plan.problems];
  if (all.length > 0) throw new Error(said(all));
  const changed = new Map([...plan.files].filter(([file, text]) => current(root, file) !== text));
  if (!options.dryRun) writeFiles(Object.fromEntries(changed));
  console.log(formatWritingList(plan.list));
  console.log(`\n${options.dryRun ? "Would change" : "Changed"} ${changed.size} files.`);
  for (const file of changed.keys()) console.log(`  ${file}`);
}, releaseCommand);

function apiText({ files }: Gem, file: string | null): string {
  if (file !== null && !existsSync(file)) throw new Error(`There is no ${file}.`);
  return file === null ? (files.get("development/api.json") ?? "") : readFileSync(file, "utf8");
}

function current(root: string, file: string): string | null {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null;
}

/** One line for each problem, its remedy below. */
function said(problems: readonly Problem[]): string {
  const lines = problems.map(
    (one) => `${formatLocation(one)} ${one.message}\n    ${one.hint ?? ""}`,
  );
  return `Nothing is written: ${problems.length === 1 ? "1 problem" : `${problems.length} problems`}.\n\n${lines.join("\n")}`;
}
