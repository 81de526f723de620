import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writingListFile, type WritingList } from "../../src/shared/release/writingList";
import type { GemVersion } from "../../src/shared/versions/gemVersion";
import { gemVersionsFile } from "../../src/node/api/gemVersions";
import { releaseFile, type ReleaseFile } from "../../src/node/api/releaseFile";
import type { ClassFacts } from "./facts/classFacts";
import { correctionsFile, parseCorrections } from "./facts/corrections";
import type { Site } from "./planRelease";

/** Reads what the site says today from the repository in `root`. */
export function readSite(root: string): Site {
  const facts = filesUnder(root, "content/api/facts", ".json");
  const pages = ["content/docs", "content/pages", "content/samples"].flatMap((folder) =>
    filesUnder(root, folder, ".mdx"),
  );
  const texts = [...pages, ...filesUnder(root, "content/api/words", ".yml")];
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    classes: facts.map((file) => JSON.parse(read(file)) as ClassFacts),
    release: JSON.parse(read(releaseFile)) as ReleaseFile,
    versions: JSON.parse(read(gemVersionsFile)) as GemVersion[],
    list: existsSync(join(root, writingListFile))
      ? (JSON.parse(read(writingListFile)) as WritingList)
      : null,
    corrections: parseCorrections(read(correctionsFile)),
    texts: new Map(texts.map((file) => [file, read(file)])),
  };
}

function filesUnder(root: string, folder: string, end: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .sort()
    .map((file) => `${folder}/${file}`);
}
