import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync, type Stats } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { createLostWriteFinder, type DiskFile } from "./lostWrites";

const interval = 500;

/** Makes Gatsby read a file again whose last write it lost, for as long as the process runs. */
export function mendLostWrites(getNodesByType: NodePluginArgs["getNodesByType"]): NodeJS.Timeout {
  const findLostWrites = createLostWriteFinder(readDisk);
  const sweep = () => {
    const known = getNodesByType("File").map((node) => ({
      path: String(node["absolutePath"]),
      digest: node.internal.contentDigest,
    }));
    findLostWrites(known, Date.now()).forEach(announce);
  };
  return setInterval(() => {
    try {
      sweep();
    } catch {
      // A file that went while it was read: the next sweep does not find it.
    }
  }, interval).unref();
}

function readDisk(path: string): DiskFile | null {
  const found = statOf(path);
  if (found === undefined) return null;
  return {
    stamp: [found.mtimeMs, found.size, found.ino].join(" "),
    digest: () => createHash("md5").update(readFileSync(path)).digest("hex"),
  };
}

/** Gatsby keeps what it read by the time of the change, so that has to be another one. */
function announce(path: string): void {
  const found = statOf(path);
  if (found !== undefined) utimesSync(path, found.atime, new Date(found.mtimeMs + 2));
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
