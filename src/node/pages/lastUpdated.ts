import { execFileSync } from "node:child_process";

/** The folders of documents: those that are written now, translations, and frozen versions. */
const folders = ["content", "locales", "versions"];

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns `lastUpdatedByFile`, read once in a process: a commit is nothing that a preview shows at once. */
export function lastUpdatedTimes(root: string): ReadonlyMap<string, string> {
  const times = known.get(root) ?? lastUpdatedByFile(root);
  known.set(root, times);
  return times;
}

/** Returns ISO 8601 times of the last commit of each file below these folders; empty without a whole history to read. */
export function lastUpdatedByFile(root: string): ReadonlyMap<string, string> {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" });
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    return parseGitLog(
      git("log", "--format=%x00%cI", "--name-only", "--relative", "--", ...folders),
    );
  } catch {
    return new Map();
  }
}

/** Reads `git log --format=%x00%cI --name-only`, newest first: the first time that names a file is its last change. */
export function parseGitLog(log: string): Map<string, string> {
  const times = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [time = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) if (!times.has(file)) times.set(file, time);
  }
  return times;
}

/** Returns a moment as a day in UTC, the same on every machine: `21 November 2025`. */
export function formatDate(iso: string, language = "en"): string {
  const name = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(name, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}
