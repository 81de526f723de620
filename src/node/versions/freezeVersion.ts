import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frozenName } from "../../shared/versions/versionAddress";
import { fillPlaceholders } from "../content/placeholders";
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
    const kept = join(root, versionFolder(name), folder);
    cpSync(join(root, folder), kept, { recursive: true });
    writeNumbers(kept);
  }
  writeFileSync(join(root, frozenSidebarsFile(name)), `${JSON.stringify(sidebars, null, 2)}\n`);
  const sorted = [...names, name].sort(newestFirst).map((known) => JSON.stringify(known));
  writeFileSync(join(root, frozenVersionsFile), `[${sorted.join(", ")}]\n`);
}

/** Has a version keep the numbers of its own release, whatever is documented later. */
function writeNumbers(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(?:mdx|yml)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, fillPlaceholders(readFileSync(path, "utf8")));
  }
}

function readNames(root: string): string[] {
  // Written by this function alone.
  return JSON.parse(readFileSync(join(root, frozenVersionsFile), "utf8")) as string[];
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, "en", { numeric: true });
}
