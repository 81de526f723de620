import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes all files or none: each is written beside its place first, then all take their places. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  const places = [...files.keys()].map((file) => join(root, file));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(aside(join(root, file)), text);
    }
  } catch (error) {
    for (const place of places) rmSync(aside(place), { force: true });
    throw error;
  }
  for (const place of places) if (existsSync(aside(place))) renameSync(aside(place), place);
}

function aside(place: string): string {
  return `${place}.unwritten`;
}
