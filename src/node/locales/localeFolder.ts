import { existsSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../config/locales";
import { versionFolder } from "../versions/frozenVersion";
import { filesOf } from "../cache/digest";
import { pagePath } from "../../shared/routes/pagePath";
import { inVersion } from "../../shared/versions/versionAddress";

/**
 * Returns the folder of a locale's content, shaped like the repository: `locales/ja/`; the first locale's is the
 * repository.
 */
export function localeFolder(code: string): string {
  return code === locales[0]?.code ? "" : `locales/${code}/`;
}

/** Returns the locales that have a file of a version, such as `content/docs/api/page.mdx`. */
export function localesWith(root: string, file: string, version: string): string[] {
  return locales
    .map(({ code }) => code)
    .filter((code) => existsSync(join(root, localeFolder(code), versionFolder(version), file)));
}

/** Returns a file's path in its locale and version: `versions/1.61/content/docs/a.mdx` → `content/docs/a.mdx`. */
export function ownPath(sourcePath: string): string {
  return sourcePath.replace(/^(locales\/[^/]+\/)?(versions\/[^/]+\/)?/, "");
}

/** Returns the paths of the pages that the first locale has and another has not, in all versions. */
export function untranslatedPaths(
  root: string,
  code: string,
  versions: readonly string[],
): string[] {
  return versions.flatMap((version) => {
    const pages = (folder: string) =>
      filesOf(`${folder}${versionFolder(version)}content`, /\.mdx$/, root);
    const own = new Set(pagePaths(pages(localeFolder(code)), version));
    return pagePaths(pages(""), version).filter((path) => !own.has(path));
  });
}

/** Paths as they are called in a version, of files such as `versions/1.61/content/docs/a.mdx`. */
function pagePaths(files: readonly string[], version: string): string[] {
  const paths = files.map((file) => pagePath(file.slice(file.indexOf("content/"))));
  return paths.flatMap((path) => (path === null ? [] : [inVersion(path, version)]));
}
