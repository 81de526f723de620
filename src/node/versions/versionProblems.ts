import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nearestAndAll } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import { sidebarsFile } from "../../shared/navigation/sidebar";
import { checkContent } from "../check/checkContent";
import { parseContent } from "../content/parseContent";
import { readContent, type ContentSources } from "../content/readContent";
import { frozenVersionsFile } from "./freezeVersion";
import { frozenSidebarsFile, readFrozenSidebars, versionFolder } from "./frozenVersion";

/** Returns everything that is wrong with a frozen version, by the same checks; files by where they really are. */
export function versionProblems(
  root: string,
  version: string,
  { assets, pictures }: Pick<ContentSources, "assets" | "pictures">,
): Problem[] {
  const folder = versionFolder(version);
  if (!existsSync(join(root, folder))) return [missingVersion(root, version)];
  const sources = { ...readContent(join(root, folder)), assets, pictures };
  const sidebars = readFrozenSidebars(root, version);
  return checkContent(parseContent(sources), sidebars).map((problem) => ({
    ...problem,
    file: problem.file === sidebarsFile ? frozenSidebarsFile(version) : folder + problem.file,
  }));
}

function missingVersion(root: string, version: string): Problem {
  const folder = join(root, "versions");
  const message = `The version "${version}" has no folder ${versionFolder(version)}.`;
  const hint = nearestAndAll(version, existsSync(folder) ? readdirSync(folder) : []);
  return { file: frozenVersionsFile, line: 1, rule: "version-missing", message, hint };
}
