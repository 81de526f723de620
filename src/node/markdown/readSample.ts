import { existsSync } from "node:fs";
import { join } from "node:path";
import { locale } from "../../config/locales";
import { fillPlaceholders } from "../content/placeholders";
import { readSource } from "../content/readSource";
import { localeFolder } from "../locales/localeFolder";

/** Returns a document of `content/samples`: this locale's, or else that of the first; empty where none has it. */
export function readSample(name: string, root = process.cwd()): string {
  const file = `content/samples/${name}.mdx`;
  const files = [localeFolder(locale.code) + file, file];
  const found = files.find((path) => existsSync(join(root, path))) ?? file;
  return fillPlaceholders(readSource(root, found).text);
}
