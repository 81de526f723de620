import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Reporter } from "gatsby";
import { watch, type FSWatcher } from "chokidar";
import { messageOf } from "../search/messageOf";

interface StaticFolderModule {
  syncStaticDir: () => void;
}

/** Otherwise the watcher drops what comes within 50 ms of a change. */
const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 50 };

type Tell = (fault: string) => void;

/**
 * Has Gatsby copy the files of `static` that change one after the other, for as long as the process runs. It copies a
 * file that comes and changes in the same moment twice at once, of which one finds what the other has just deleted, and
 * ends the preview.
 */
export function mendStaticCopies(gatsby: StaticFolderModule, reporter: Pick<Reporter, "error">) {
  gatsby.syncStaticDir = () => {
    copyInTurn((fault) => {
      reporter.error(fault);
    });
  };
}

/** Copies what comes and changes in `static` to `public`, and tells what could not be copied. */
export function copyInTurn(tell: Tell): FSWatcher {
  let last = Promise.resolve();
  const copyNext = (file: string) => {
    last = last.then(() => copyOrTell(file, tell));
  };
  return watch("static", { awaitWriteFinish }).on("add", copyNext).on("change", copyNext);
}

async function copyOrTell(file: string, tell: Tell): Promise<void> {
  // An editor's own file, which has gone again.
  if (!existsSync(file)) return;
  try {
    await cp(file, join("public", relative("static", file)), { dereference: true });
  } catch (error) {
    tell(`${file} could not be copied to public. ${messageOf(error)}`);
  }
}
