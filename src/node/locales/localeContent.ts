import { existsSync } from "node:fs";
import { join } from "node:path";
import { readContent, type ContentSources } from "../content/readContent";
import { versionFolder } from "../versions/frozenVersion";
import { localeFolder } from "./localeFolder";

/**
 * Returns what a locale's build is made from, whose folder this is: its own documents and descriptions, and where it has none, those of the
 * first locale; facts and pictures are everyone's.
 */
export function localeContent(folder: string, base: ContentSources): ContentSources {
  const own = readContent(folder);
  const ownDocuments = new Set(own.documents.map(({ path }) => path));
  const others = base.documents.filter(({ path }) => !ownDocuments.has(path));
  const ownDescriptions = new Set(own.descriptions.map(({ path }) => path));
  return {
    ...base,
    documents: [...own.documents, ...others.filter(isSample)],
    originals: others.filter((document) => !isSample(document)),
    descriptions: [
      ...own.descriptions,
      ...base.descriptions.filter(({ path }) => !ownDescriptions.has(path)),
    ],
    common: own.common.text === "" ? base.common : own.common,
    strays: own.strays,
    problems: own.problems,
  };
}

function isSample({ path }: { path: string }): boolean {
  return path.startsWith("content/samples/");
}

/** A source of files for Gatsby, by the version that they are of. */
export interface FileSource {
  name: string;
  path: string;
  ignore: string[];
}

/** Drafts, locks of editors, what a Mac writes beside a file: `readContent` looks at none of them. */
const hidden = "**/.*";

/** Returns the folders that the build of a locale reads; of the first locale's, only what every locale shares. */
export function fileSources(root: string, code: string, versions: readonly string[]): FileSource[] {
  return versions.flatMap((name) => {
    const base = join(root, versionFolder(name), "content");
    const own = join(root, localeFolder(code), versionFolder(name), "content");
    if (own === base) return [{ name, path: base, ignore: [hidden] }];
    const content = readContent(join(own, ".."));
    const documents = ["docs", "pages"].map((folder) => join(base, folder, "**"));
    const files = [...content.descriptions, ...content.documents.filter(isSample)];
    const translated = [...files.map(({ path }) => path), "content/api/words/_common.yml"]
      .filter((file) => existsSync(join(own, "..", file)))
      .map((file) => join(base, "..", file));
    const shared = { name, path: base, ignore: [hidden, ...documents, ...translated] };
    return existsSync(own) ? [{ name, path: own, ignore: [hidden] }, shared] : [];
  });
}
