import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes all files, by path, or none: nothing is left of those that could be written when one could not. */
export function writeFiles(files: Readonly<Record<string, string>>): void {
  const drafts = Object.keys(files).map((path) => ({
    path,
    draft: `${path}.${process.pid}.draft`,
  }));
  const folders: string[] = [];
  try {
    for (const { path, draft } of drafts) {
      const made = mkdirSync(dirname(path), { recursive: true });
      if (made !== undefined) folders.push(made);
      writeFileSync(draft, files[path] ?? "");
    }
  } catch (error) {
    for (const path of [...drafts.map(({ draft }) => draft), ...folders]) {
      if (existsSync(path)) rmSync(path, { recursive: true });
    }
    throw error;
  }
  for (const { path, draft } of drafts) renameSync(draft, path);
}
