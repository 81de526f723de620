import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { someAtATime } from "../someAtATime";
import { listFiles } from "./listFiles";

/**
 * Gives a folder files of its own in place of those that it shares with a published site (`publishSite`), before
 * anything writes into it. They are made in `workshop`, so that a killed build leaves none of them half in the folder.
 */
export async function takeOwnFiles(folder: string, workshop: string): Promise<void> {
  if (!existsSync(folder)) return;
  await mkdir(workshop, { recursive: true });
  const files = listFiles(folder).map((file) => join(folder, file));
  await someAtATime([...files.entries()], async ([index, file]) => {
    if ((await stat(file)).nlink === 1) return;
    const own = join(workshop, String(index));
    await copyFile(file, own, constants.COPYFILE_FICLONE);
    await rename(own, file);
  });
  await rm(workshop, { recursive: true });
}
