import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frozenName } from "../../shared/versions/versionAddress";
import { frozenSidebarsFile, versionFolder, type Sidebars } from "./frozenVersion";

/** The list of frozen versions, the newest first. */
export const frozenVersionsFile = "src/config/frozenVersions.json";

/** The folders that a version keeps of its own. Pictures stay in `static`, samples belong to the landing page. */
const frozenFolders = ["content/docs", "content/api"];

/** Keeps the docs and facts of the repository at `root` as a version with its own address, from now on. */
export function freezeVersion(root: string, name: string, sidebars: Sidebars): void {
  const names = readNames(root);
  if (!frozenName.test(name))
    throw new Error(`"${name}" is no version's name: write numbers with dots, such as 1.61.`);
  if (names.includes(name) || existsSync(join(root, versionFolder(name))))
    throw new Error(`The version ${name} is there already. What there is: ${names.join(", ")}.`);
  for (const folder of frozenFolders) {
    cpSync(join(root, folder), join(root, versionFolder(name), folder), { recursive: true });
  }
  writeFileSync(join(root, frozenSidebarsFile(name)), `${JSON.stringify(sidebars, null, 2)}\n`);
  const sorted = [...names, name].sort(newestFirst).map((known) => JSON.stringify(known));
  writeFileSync(join(root, frozenVersionsFile), `[${sorted.join(", ")}]\n`);
}

function readNames(root: string): string[] {
  // Written by this function alone.
  return JSON.parse(readFileSync(join(root, frozenVersionsFile), "utf8")) as string[];
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, "en", { numeric: true });
}
