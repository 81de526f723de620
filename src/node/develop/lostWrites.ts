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

interface Doubt {
  since: number;
  /** How long the node may still be on its way. */
  patience: number;
}

const firstPatience = 1_000;
const lastPatience = 16_000;

/**
 * A function that gives the files whose nodes stay behind the disk, to be called again and again. Gatsby loses a write
 * that comes within 50 ms of the one before (chokidar drops its event), such as the text after the emptying of a file.
 */
export function createLostWriteFinder(
  readDisk: (path: string) => DiskFile | null,
): (known: readonly KnownFile[], now: number) => string[] {
  const agreed = new Map<string, string>();
  const doubts = new Map<string, Doubt>();
  const isCurrent = ({ path, digest }: KnownFile) => {
    const disk = readDisk(path);
    const state = `${disk?.stamp} ${digest}`;
    if (disk === null || agreed.get(path) === state) return true;
    if (disk.digest() !== digest) return false;
    agreed.set(path, state);
    return true;
  };
  return (known, now) =>
    known.flatMap((file) => {
      if (isCurrent(file)) {
        doubts.delete(file.path);
        return [];
      }
      const doubt = doubts.get(file.path) ?? { since: now, patience: firstPatience };
      const isLost = now - doubt.since >= doubt.patience;
      doubts.set(file.path, isLost ? renewed(doubt, now) : doubt);
      return isLost ? [file.path] : [];
    });
}

/** Gatsby may be busy: each time it gets longer. */
function renewed({ patience }: Doubt, now: number): Doubt {
  return { since: now, patience: Math.min(patience * 2, lastPatience) };
}
