import { configFiles } from "../../config/siteConfig";
import type { SourceFile } from "../document/sourceFile";

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
