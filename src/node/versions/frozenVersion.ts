import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SidebarDeclaration, SidebarName } from "../../shared/navigation/sidebar";
import { currentVersion } from "../../shared/versions/versionAddress";

export type Sidebars = Record<SidebarName, SidebarDeclaration>;

/** Returns the folder of a version's content, shaped like the repository: `versions/1.61`. */
export function versionFolder(version: string): string {
  return version === currentVersion ? "" : `versions/${version}/`;
}

/** Returns the file that keeps the sidebars of a frozen version. */
export function frozenSidebarsFile(version: string): string {
  return `${versionFolder(version)}sidebars.json`;
}

/** Returns the sidebars of a frozen version of the repository at `root`; empty where its file is not there. */
export function readFrozenSidebars(root: string, version: string): Sidebars {
  const file = join(root, frozenSidebarsFile(version));
  // Written by `docs:version` from the declaration itself.
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Sidebars)
    : { api: [], docs: [] };
}
