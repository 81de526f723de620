import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GemVersion } from "../../src/shared/versions/gemVersion";
import { gemVersionsFile } from "../../src/node/api/gemVersions";
import { filesOf } from "../../src/node/cache/digest";
import { readWritingList } from "../../src/node/api/readWritingList";
import { releaseFile, type ReleaseFile } from "../../src/node/api/releaseFile";
import type { ClassJson } from "../../packages/gem-facts/src/classFacts";
import { correctionsFile, parseCorrections } from "../../packages/gem-facts/src/facts/corrections";
import type { Site } from "./planRelease";

/** Reads what the site says today from the repository in `root`. */
export function readSite(root: string): Site {
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
