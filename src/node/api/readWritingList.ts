import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writingListFile, type WritingList } from "../../shared/release/writingList";

/** Returns the list that `npm run release` has written below `root`; `null` where no release waits for words. */
export function readWritingList(root: string): WritingList | null {
  const path = join(root, writingListFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as WritingList) : null;
}
