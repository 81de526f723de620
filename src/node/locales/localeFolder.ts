import { existsSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../config/locales";
import { versionFolder } from "../versions/frozenVersion";

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
