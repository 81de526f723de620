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

interface Found<File> {
  /** Whose nodes stay behind the disk: to be looked at again with the next call. */
  late: File[];
  /** Those of them that had time to arrive. */
  lost: File[];
}

const firstPatience = 1_000;
const lastPatience = 16_000;

/**
 * A function that gives the files whose nodes stay behind the disk, to be called again and again. Gatsby loses a write
 * that comes within 50 ms of the one before (chokidar drops its event), such as the text after the emptying of a file.
 */
export function createLostWriteFinder<File extends KnownFile>(
  readDisk: (path: string) => DiskFile | null,
): (known: readonly File[], now: number) => Found<File> {
  const agreed = new Map<string, string>();
  const doubts = new Map<string, Doubt>();
  const isLate = ({ path, digest }: KnownFile) => {
    const disk = readDisk(path);
    const state = `${disk?.stamp} ${digest}`;
    if (disk === null || agreed.get(path) === state) return false;
    if (disk.digest() !== digest) return true;
    agreed.set(path, state);
    return false;
  };
  const hadTime = ({ path }: KnownFile, now: number) => {
    const doubt = doubts.get(path) ?? { since: now, patience: firstPatience };
    const isLost = now - doubt.since >= doubt.patience;
    doubts.set(path, isLost ? renewed(doubt, now) : doubt);
    return isLost;
  };
  return (known, now) => {
    const late = known.filter(isLate);
    const isStill = new Set(late);
    for (const file of known) if (!isStill.has(file)) doubts.delete(file.path);
    return { late, lost: late.filter((file) => hadTime(file, now)) };
  };
}

/** Gatsby may be busy: each time it gets longer. */
function renewed({ patience }: Doubt, now: number): Doubt {
  return { since: now, patience: Math.min(patience * 2, lastPatience) };
}
