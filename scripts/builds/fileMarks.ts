import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../src/node/deploy/listFiles";

/** What each file of a folder is told from another state of it by. */
export type FileMarks = ReadonlyMap<string, string>;

/** Every file below a folder with the hash of its bytes. */
export function hashesOf(folder: string): Promise<FileMarks> {
  return marksOf(folder, async (file) =>
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex"),
  );
}

/** Every file below a folder with its size and the time of its last change, for folders too large to read. */
export function stampsOf(folder: string): Promise<FileMarks> {
  return marksOf(folder, async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `${size} ${mtimeMs}`;
  });
}

async function marksOf(
  folder: string,
  mark: (file: string) => Promise<string>,
): Promise<FileMarks> {
  const marks = new Map<string, string>();
  for (const file of listFiles(folder)) marks.set(file, await mark(join(folder, file)));
  return marks;
}

/** The files that only one of two states has, or that differ. */
export function differences(before: FileMarks, after: FileMarks): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}
