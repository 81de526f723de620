import { existsSync, readdirSync, readFileSync, type Dirent } from "node:fs";
import { join, relative } from "node:path";
import type { Problem } from "../../shared/text/problem";
import { sidebarsFile } from "../../shared/navigation/sidebar";
import { commonDescriptionsFile } from "../api/apiDescriptions";
import { gemVersionsFile } from "../api/gemVersions";
import { coverageFile } from "../api/apiFacts";
import { writingListFile } from "../../shared/release/writingList";
import { releaseFile } from "../api/releaseFile";
import type { SourceFile } from "../document/sourceFile";
import { searchTermsFolder } from "../search/searchTerms";
import { pictureFile, type PictureFile } from "./picture";
import { readSource } from "./readSource";

/** Every text file of `content`, by what it is. */
export interface ContentSources {
  documents: SourceFile[];
  /** Those of the first locale that this one has not. */
  originals?: SourceFile[];
  facts: SourceFile[];
  descriptions: SourceFile[];
  common: SourceFile;
  searchTerms: SourceFile[];
  gemVersions: SourceFile;
  coverage: SourceFile;
  /** The file that declares the sidebars: to say on which line an entry is wrong. */
  sidebars: SourceFile;
  /** Files of `static`, as site paths: `/favicon.svg`. */
  assets: string[];
  /** Those of them that a page may show. */
  pictures: PictureFile[];
  /** Lists the files below `content` that nothing reads. */
  strays: string[];
  /** The problems of the files themselves. */
  problems: Problem[];
}

/** Below `content` Gatsby is told to read none of these either (`fileSources`); of `static` it copies all. */
const hidden = /^content\/(?:.*\/)?\./;

/** Reads the content of the repository at `root`; a folder or file that is not there is empty. */
export function readContent(root: string): ContentSources {
  const files = listFiles(root, "content");
  const problems = ["content", "static"].flatMap((folder) => listLinks(root, folder).map(linked));
  const read = (path: string): SourceFile => {
    const { problems: found, ...source } = readSource(root, path);
    problems.push(...found);
    return source;
  };
  const under = (folder: string, extension: string) =>
    files.filter((file) => file.startsWith(folder) && file.endsWith(extension));
  const documents = under("content/", ".mdx");
  const facts = under("content/api/facts/", ".json");
  const descriptions = under("content/api/words/", ".yml");
  const searchTerms = under(searchTermsFolder, ".yml");
  const assets = listFiles(root, "static").map((file) => file.slice("static".length));
  const known = new Set([
    ...documents,
    ...facts,
    ...descriptions,
    ...searchTerms,
    gemVersionsFile,
    coverageFile,
    releaseFile,
    writingListFile,
  ]);
  return {
    documents: documents.map(read),
    facts: facts.map(read),
    descriptions: descriptions.filter((file) => file !== commonDescriptionsFile).map(read),
    common: read(commonDescriptionsFile),
    searchTerms: searchTerms.map(read),
    gemVersions: read(gemVersionsFile),
    coverage: read(coverageFile),
    sidebars: read(sidebarsFile),
    assets,
    pictures: assets
      .filter((path) => pictureFile.test(path))
      .map((path) => ({ path, bytes: readFileSync(join(root, "static", path)) })),
    strays: files.filter((file) => !known.has(file)),
    problems,
  };
}

/** Files below a folder, by path from `root`, in a stable order; links are not followed. */
function listFiles(root: string, folder: string): string[] {
  return list(root, folder, (entry) => entry.isFile() && !entry.name.startsWith("."));
}

function listLinks(root: string, folder: string): string[] {
  return list(root, folder, (entry) => entry.isSymbolicLink());
}

/** Gatsby follows links, a link to a folder above for as long as paths may be. */
function linked(file: string): Problem {
  const message = "This is a symbolic link.";
  return { file, line: 1, rule: "path-link", message, hint: "Put the file itself here." };
}

function list(root: string, folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(isWanted)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !hidden.test(file))
    .sort();
}
