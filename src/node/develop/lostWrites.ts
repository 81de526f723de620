import { createPatience } from "./patience";

/** A file as a node of Gatsby's tells it. */
export interface KnownFile {
  path: string;
  /** MD5 of what Gatsby read. */
  digest: string;
}

/** A file as it is on the disk. */
export interface DiskFile {
  /** Changes with each write. */
  stamp: string;
  digest: () => string;
}

interface Found<File> {
  /** Whose nodes stay behind the disk: to be looked at again with the next call. */
  late: File[];
  /** Those of them that had time to arrive. */
  lost: File[];
}

/**
 * A function that gives the files whose nodes stay behind the disk, to be called again and again. Gatsby loses a write
 * that comes within 50 ms of the one before (chokidar drops its event), such as the text after the emptying of a file.
 */
export function createLostWriteFinder<File extends KnownFile>(
  readDisk: (path: string) => DiskFile | null,
): (known: readonly File[], now: number) => Found<File> {
  const agreed = new Map<string, string>();
  const patience = createPatience<string>();
  const isLate = ({ path, digest }: KnownFile) => {
    const disk = readDisk(path);
    const state = `${disk?.stamp} ${digest}`;
    if (disk === null || agreed.get(path) === state) return false;
    if (disk.digest() !== digest) return true;
    agreed.set(path, state);
    return false;
  };
  return (known, now) => {
    const late = known.filter(isLate);
    const isStill = new Set(late);
    for (const file of known) if (!isStill.has(file)) patience.forget(file.path);
    return { late, lost: late.filter(({ path }) => patience.isOver(path, now)) };
  };
}
