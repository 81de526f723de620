import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { growContent } from "./growContent";

/** Makes a copy of this repository with so many pages in a folder of its own, ready to be built. */
export function growSite(folder: string, pages: number): void {
  rmSync(folder, { recursive: true, force: true });
  const files = trackedFiles();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const texts = files.filter((file) => /^content\/|\/sidebars\.ts$/.test(file));
  const today = new Map(texts.map((file) => [file, readFileSync(file, "utf8")]));
  for (const [file, text] of growContent(today, pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function trackedFiles(): string[] {
  const list = execFileSync("git", [
    "ls-files",
    "-z",
    "--cached",
    "--others",
    "--exclude-standard",
  ]);
  return list
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(file));
}
