import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Problem } from "../problem";
import { isWanted } from "./isWanted";
import { readCheckout } from "./readCheckout";
import { readPackage } from "./readPackage";

/** A release of the gem, as files by their path and what stands about it. */
export interface Gem {
  files: ReadonlyMap<string, string>;
  version: string;
  playwright: string;
  /** `>= 2.4` */
  ruby: string;
  /** The day of its release, where the source tells it. */
  released: string | null;
  /** What links to its source name: a commit, or the tag of the release. */
  commit: string;
}

/** Reads a release from a checkout of the library or from a `.gem` file; says all that is wrong with it. */
export function readGem(path: string): { gem: Gem | null; problems: Problem[] } {
  if (!existsSync(path)) return wrong(path, "There is no such file or folder.");
  if (statSync(path).isDirectory()) return readCheckout(path, readFolder(path));
  if (!path.endsWith(".gem")) return wrong(path, `${basename(path)} is no .gem.`);
  return readPackage(path, readFileSync(path));
}

function readFolder(root: string): Map<string, string> {
  const folders = ["lib", "documentation/docs/api", "development"].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  );
  const files = [...readdirSync(root), ...inside].filter(isWanted).sort();
  return new Map(files.map((file) => [relative("", file), readFileSync(join(root, file), "utf8")]));
}

function wrong(path: string, message: string): { gem: null; problems: Problem[] } {
  const hint =
    "Give a checkout of playwright-ruby-client at a release's tag, or the .gem of a release.";
  return { gem: null, problems: [{ file: path, line: 1, rule: "release-gem", message, hint }] };
}
