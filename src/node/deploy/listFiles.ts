import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Returns every file below a folder, as a path from it that starts with a slash, in a stable order. Throws where there
 * is no such folder. At once, as by promises it takes seven times as long.
 */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(sep).join("/"))
    .sort();
}
