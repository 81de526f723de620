import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { frozenName } from "../../shared/versions/versionAddress";
import type { FrozenVersion } from "../../config/versions";
import { releaseFile, type ReleaseFile } from "../api/releaseFile";
import { fillPlaceholders } from "../content/placeholders";
import { versionFolder, type Sidebars } from "./frozenVersion";

/** The list of frozen versions, the newest first. */
export const frozenVersionsFile = "src/config/frozenVersions.json";

/** The folders that a version keeps of its own. Pictures stay in `static`, samples belong to the landing page. */
const frozenFolders = ["content/docs", "content/api"];

/** Keeps the docs and facts of the repository at `root` as a version with its own address, from now on. */
export function freezeVersion(root: string, name: string, sidebars: Sidebars): void {
  const known = readVersions(root);
  const names = known.map((version) => version.name);
  if (!frozenName.test(name))
    throw new Error(`"${name}" is no version's name: write numbers with dots, such as 1.61.`);
  if (names.includes(name) || existsSync(join(root, versionFolder(name))))
    throw new Error(`The version ${name} is there already. What there is: ${names.join(", ")}.`);
  const draft = join(root, versionFolder(`.${name}`));
  try {
    for (const folder of frozenFolders) {
      cpSync(join(root, folder), join(draft, folder), { recursive: true });
      writeNumbers(join(draft, folder));
    }
    writeFileSync(join(draft, "sidebars.json"), `${JSON.stringify(sidebars, null, 2)}\n`);
    const version = { name, ...documentedRelease(root) };
    writeFileSync(join(root, frozenVersionsFile), toList([...known, version]));
    renameSync(draft, join(root, versionFolder(name)));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    writeFileSync(join(root, frozenVersionsFile), toList(known));
    throw error;
  }
}

/** Returns the problem with a name that says of another release than the documented one; `null` where it fits. */
export function otherRelease(name: string, documented: string): string | null {
  if (documented === name || documented.startsWith(`${name}.`)) return null;
  const fitting = documented.replace(/\.\d+$/, "");
  return `The docs are those of gem ${documented}: write ${fitting}, or add --force to keep them as ${name}.`;
}

function toList(versions: readonly FrozenVersion[]): string {
  const lines = [...versions]
    .sort((one, other) => other.name.localeCompare(one.name, "en", { numeric: true }))
    .map((known) => `\n  ${JSON.stringify(known)}`);
  return lines.length === 0 ? "[]\n" : `[${lines.join(",")}\n]\n`;
}

/** Returns the release that a version describes, now and later. */
function documentedRelease(root: string): Pick<FrozenVersion, "gem" | "commit"> {
  const { documented } = JSON.parse(readFileSync(join(root, releaseFile), "utf8")) as ReleaseFile;
  return { gem: documented.gem, commit: documented.commit };
}

/** Has a version keep the numbers of its own release, whatever is documented later. */
function writeNumbers(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(?:mdx|yml)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, fillPlaceholders(readFileSync(path, "utf8")));
  }
}

function readVersions(root: string): FrozenVersion[] {
  // Written by this function alone.
  return JSON.parse(readFileSync(join(root, frozenVersionsFile), "utf8")) as FrozenVersion[];
}
