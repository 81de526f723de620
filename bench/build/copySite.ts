import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Makes a copy of this repository in a folder of its own, ready to be built. */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list).toString().split("\0").filter(Boolean);
  for (const file of files.filter((file) => existsSync(file))) cpSync(file, join(folder, file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}
