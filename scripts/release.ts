import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatLocation, type Problem } from "../src/shared/text/problem";
import { type CommandSyntax, runMain } from "./process/runMain";
import { writeFiles } from "./process/writeFiles";
import { type Gem, readGem } from "../packages/gem-facts/src/gem/readGem";
import { formatWritingList } from "./release/list/toWritingList";
import { planRelease, type Site } from "./release/planRelease";
import type { GemVersion } from "../src/shared/versions/gemVersion";
import { gemVersionsFile } from "../src/node/api/gemVersions";
import { filesOf } from "../src/node/cache/digest";
import { readWritingList } from "../src/node/api/readWritingList";
import { releaseFile, type ReleaseFile } from "../src/node/api/releaseFile";
import type { ClassJson } from "../packages/gem-facts/src/classFacts";
import { correctionsFile, parseCorrections } from "../packages/gem-facts/src/facts/corrections";

const command: CommandSyntax = {
  usage:
    "npm run release -- --gem PATH [--api-json FILE] [--scaffold] [--dry-run], as in: npm run release -- --gem ../playwright-ruby-client",
  does: "Makes the facts of a release of playwright-ruby-client, and says what is to be written.",
  options: {
    gem: {
      value: "PATH",
      does: "a checkout of the library at a release's tag, or its .gem",
      isNeeded: true,
    },
    "api-json": {
      value: "FILE",
      does: "Playwright's description of its API, where the source has no development/api.json",
    },
    scaffold: { does: "put the headings and keys that are to be written in place" },
    "dry-run": { does: "say what would change, and write nothing" },
  },
};

runMain(({ options }) => {
  const root = process.cwd();
  const isDry = options["dry-run"] === true;
  const { gem, problems } = readGem(String(options["gem"]));
  if (!gem) throw new Error(said(problems));
  const plan = planRelease(
    gem,
    apiText(gem, options["api-json"]),
    readSite(root),
    options["scaffold"] === true,
  );
  const all = [...problems, ...plan.problems];
  if (all.length > 0) throw new Error(said(all));
  const changed = new Map([...plan.files].filter(([file, text]) => current(root, file) !== text));
  if (!isDry) writeFiles(Object.fromEntries(changed));
  console.log(formatWritingList(plan.list));
  console.log(`\n${isDry ? "Would change" : "Changed"} ${changed.size} files.`);
  for (const file of changed.keys()) console.log(`  ${file}`);
}, command);

function apiText({ files }: Gem, file: string | true | undefined): string {
  if (typeof file !== "string") return files.get("development/api.json") ?? "";
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return readFileSync(file, "utf8");
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

/** Reads what the site says today from the repository in `root`. */
function readSite(root: string): Site {
  const facts = filesOf("content/api/facts", /\.json$/, root);
  const pages = ["content/docs", "content/pages", "content/samples"].flatMap((folder) =>
    filesOf(folder, /\.mdx$/, root),
  );
  const texts = [...pages, ...filesOf("content/api/words", /\.yml$/, root)];
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    classes: facts.map((file) => JSON.parse(read(file)) as ClassJson),
    release: JSON.parse(read(releaseFile)) as ReleaseFile,
    versions: JSON.parse(read(gemVersionsFile)) as GemVersion[],
    list: readWritingList(root),
    corrections: parseCorrections(read(correctionsFile)),
    texts: new Map(texts.map((file) => [file, read(file)])),
  };
}
