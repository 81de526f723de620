import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names that a copy does without: history, packages (they are linked) and everything that is made. */
const leftOut = [
  ".git",
  ".cache",
  "public",
  "published",
  "node_modules",
  "coverage",
  "test-results",
];

/** A copy of the repository that a test may break. */
export interface SiteCopy {
  root: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Puts `to` in the place of `from`, which has to be there. */
  replace: (path: string, from: string, to: string) => void;
  rename: (from: string, to: string) => void;
  delete: (path: string) => void;
  /** Deletes the copy itself. */
  remove: () => void;
}

/** Copies the repository at `source` into a temporary folder. */
export function copySite(source: string): SiteCopy {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "authoring-"));
  const unwanted = leftOut.map((name) => join(source, name));
  cpSync(source, root, { recursive: true, filter: (path) => !unwanted.includes(path) });
  symlinkSync(realpathSync(join(source, "node_modules")), join(root, "node_modules"));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const write = (path: string, text: string) => {
    writeFileSync(join(root, path), text);
  };
  return {
    root,
    read,
    write,
    replace: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
      write(
        path,
        text.replace(from, () => to),
      );
    },
    rename: (from, to) => {
      renameSync(join(root, from), join(root, to));
    },
    delete: (path) => {
      rmSync(join(root, path));
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
