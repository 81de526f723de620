import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync, type Stats } from "node:fs";
import type { Node, NodePluginArgs } from "gatsby";
import { inRounds } from "./inRounds";
import { createLatest } from "./latest";
import { createLostWriteFinder, type DiskFile, type KnownFile } from "./lostWrites";
import type { GatsbyEmitter } from "./nodeMutation";
import { lookInterval } from "./patience";

type NodeReader = Pick<NodePluginArgs, "getNode" | "getNodesByType"> & {
  emitter: Pick<GatsbyEmitter, "on">;
};

/** A look at a file takes some 15 µs, also while Gatsby has an edit to answer. */
const filesAtATime = 200;

/** So many that Gatsby has read last are looked at each time: it is their next write that it loses. */
const latestFiles = 50;

interface FileNode extends KnownFile {
  id: string;
}

/** Makes Gatsby read a file again whose last write it lost, for as long as the process runs. */
export function mendLostWrites({ getNode, getNodesByType, emitter }: NodeReader): NodeJS.Timeout {
  const findLostWrites = createLostWriteFinder<FileNode>(readDisk);
  const next = inRounds(() => getNodesByType("File").map(({ id }) => id), filesAtATime);
  const latest = createLatest<string>(latestFiles);
  emitter.on("CREATE_NODE", ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === "File") latest.add(payload.id);
  });
  let watched: string[] = [];
  const sweep = () => {
    const ids = new Set([...watched, ...latest.all(), ...next()]);
    const files = [...ids].flatMap((id) => toFiles(getNode(id)));
    const { late, lost } = findLostWrites(files, Date.now());
    watched = late.map(({ id }) => id);
    lost.forEach(({ path }) => announce(path));
  };
  return setInterval(() => {
    try {
      sweep();
    } catch {
      // A file that went while it was read: the next sweep does not find it.
    }
  }, lookInterval).unref();
}

function toFiles(node: Node | undefined): FileNode[] {
  if (node === undefined) return [];
  const { id, internal } = node;
  return [{ id, path: String(node["absolutePath"]), digest: internal.contentDigest }];
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
