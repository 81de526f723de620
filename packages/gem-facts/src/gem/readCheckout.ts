import { spawnSync } from "node:child_process";
import type { Problem } from "../problem";
import type { Gem } from "./readGem";

/** Reads a checkout of the library: its numbers, and whether it is a release as it was published. */
export function readCheckout(
  path: string,
  files: ReadonlyMap<string, string>,
): { gem: Gem | null; problems: Problem[] } {
  const version = constant(files, "VERSION");
  const playwright = constant(files, "COMPATIBLE_PLAYWRIGHT_VERSION");
  if (version === null || playwright === null) {
    const message =
      "It has no lib/playwright/version.rb with VERSION and COMPATIBLE_PLAYWRIGHT_VERSION.";
    return {
      gem: null,
      problems: [problem(path, message, "Give a checkout of playwright-ruby-client.")],
    };
  }
  const gem = {
    files,
    version,
    playwright,
    ruby: requiredRuby(files),
    released: git(path, "log", "-1", "--format=%cs"),
    commit: git(path, "rev-parse", "HEAD") ?? version,
  };
  return { gem, problems: notReleased(path, version) };
}

/** The value of a constant of the library's `version.rb`. */
export function constant(files: ReadonlyMap<string, string>, name: string): string | null {
  const text = files.get("lib/playwright/version.rb") ?? "";
  return new RegExp(`^\\s*${name} = ['"]([^'"]+)['"]`, "m").exec(text)?.[1] ?? null;
}

function requiredRuby(files: ReadonlyMap<string, string>): string {
  const gemspec = [...files].find(([file]) => file.endsWith(".gemspec"))?.[1] ?? "";
  return /required_ruby_version\s*=\s*['"]([^'"]+)['"]/.exec(gemspec)?.[1] ?? ">= 0";
}

/** A copy without Git cannot be asked; whoever made it knows what it is. */
function notReleased(path: string, version: string): Problem[] {
  const top = git(path, "rev-parse", "--show-cdup");
  if (top !== "") return [];
  const tags = (git(path, "tag", "--points-at", "HEAD") ?? "").split("\n");
  const head = `HEAD is no release: the tag ${version} is not on it.`;
  const changed = git(path, "status", "--porcelain", "--untracked-files=no") !== "";
  // Files of another release, as a checkout that was broken off leaves them; `development` may hold what was made there.
  const added = git(path, "status", "--porcelain", "--", "lib/playwright", "documentation") !== "";
  return [
    ...(tags.includes(version) ? [] : [problem(path, head, `git -C ${path} checkout ${version}`)]),
    ...(changed || added
      ? [problem(path, "Files of it are changed.", `git -C ${path} stash --include-untracked`)]
      : []),
  ];
}

function git(path: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", ["-C", path, ...args], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

function problem(file: string, message: string, hint: string): Problem {
  return { file, line: 1, rule: "release-gem", message, hint };
}
