import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locale } from "../../config/locales";
import { fillPlaceholders } from "../content/placeholders";
import { localeFolder } from "../locales/localeFolder";

/** Returns a document of `content/samples`: this locale's, or else that of the first; empty where none has it. */
export function readSample(name: string, root = process.cwd()): string {
  const file = `content/samples/${name}.mdx`;
  const files = [localeFolder(locale.code) + file, file].map((path) => join(root, path));
  const found = files.find((path) => existsSync(path));
  return found === undefined ? "" : fillPlaceholders(readFileSync(found, "utf8"));
}
