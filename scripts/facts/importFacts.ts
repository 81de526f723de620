import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gemVersionsFile, parseGemVersions } from "../../src/node/api/gemVersions";
import { writeFiles } from "../process/writeFiles";
import { factsFolder, readFactsFolder } from "./readFactsFolder";

/** Takes the facts below `source` into the repository at `root`, all of them or none; returns what was written. */
export function importFacts(source: string, root: string): string[] {
  const { files, problems } = readFactsFolder(source, knownVersions(root));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const texts = Object.entries(files).map(([path, text]) => [join(root, path), text] as const);
  writeFiles(Object.fromEntries(texts));
  const folder = join(root, factsFolder);
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !(join(factsFolder, file) in files))
    .forEach((file) => rmSync(join(folder, file)));
  return Object.keys(files);
}

function knownVersions(root: string) {
  const path = join(root, gemVersionsFile);
  if (!existsSync(path)) return [];
  return parseGemVersions({ path, text: readFileSync(path, "utf8") }).versions;
}
