import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configFiles } from "../../config/siteConfig";
import type { SourceFile } from "../document/sourceFile";

/** The text of the configuration of the repository at `root`, for the lines of problems. */
export function readConfigSources(root: string): SourceFile[] {
  return [...new Set<string>(Object.values(configFiles))]
    .filter((file) => existsSync(join(root, file)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
