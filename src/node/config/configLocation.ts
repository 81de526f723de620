import { configFiles } from "../../config/siteConfig";
import type { SourceFile } from "../document/sourceFile";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file and line where a part of the configuration is written. */
export interface ConfigLocation {
  file: string;
  line: number;
}

/** Finds the line of a value by the strings that stand in it or beside it; the first string that is there decides. */
export function configLocation(
  part: string,
  words: readonly string[],
  sources: readonly SourceFile[],
): ConfigLocation {
  const file = Object.entries(configFiles).find(([name]) => name === part)?.[1] ?? "src/config";
  const lines = sources.find(({ path }) => path === file)?.text.split("\n") ?? [];
  const found = words
    .map((word) => lines.findIndex((line) => line.includes(word)))
    .find((index) => index >= 0);
  return { file, line: (found ?? 0) + 1 };
}

/** The text of what is configured and of what pages are rendered with, for the lines of problems. */
interface ConfigSources {
  config: SourceFile[];
  components: SourceFile[];
}

/** Reads them from the repository at `root`. */
export function readConfigSources(root: string): ConfigSources {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });
  const folders = ["src/pages", "src/templates"].filter((folder) => existsSync(join(root, folder)));
  const components = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  const config = [...new Set(Object.values(configFiles))];
  return {
    config: config.filter((file) => existsSync(join(root, file))).map(read),
    components: components.map(read),
  };
}
