import { filesOf } from "../cache/digest";
import { pagePath } from "../../shared/routes/pagePath";
import { inVersion } from "../../shared/versions/versionAddress";
import { versionFolder } from "../versions/frozenVersion";
import { localeFolder } from "./localeFolder";

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
