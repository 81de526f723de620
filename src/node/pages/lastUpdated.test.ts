import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastUpdatedByFile, parseGitLog } from "./lastUpdated";

describe("a log", () => {
  it("gives each file the time of the newest commit that names it", () => {
    const log =
      "\0" +
      "2026-02-02T00:00:00Z\n\ncontent/docs/a.mdx\n" +
      "\0" +
      "2026-01-01T00:00:00Z\n\ncontent/docs/a.mdx\ncontent/docs/b.mdx\n";
    expect([...parseGitLog(log)]).toEqual([
      ["content/docs/a.mdx", "2026-02-02T00:00:00Z"],
      ["content/docs/b.mdx", "2026-01-01T00:00:00Z"],
    ]);
  });

  it.each([
    ["without commits", ""],
    ["with a commit of no file", "\0" + "2026-01-01T00:00:00Z\n"],
  ])("%s has no times", (_case, log) => {
    expect(parseGitLog(log).size).toBe(0);
  });
});

describe("the times of files", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), "history-"));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("are those of their last commits", () => {
    const root = join(folder, "site");
    createHistory(root);
    expect([...lastUpdatedByFile(root)]).toEqual([
      ["content/b.mdx", "2026-02-02T10:00:00+00:00"],
      ["content/a.mdx", "2026-01-01T10:00:00+00:00"],
    ]);
  });

  it("are known of translations and frozen versions", () => {
    createHistory(folder, "versions/1.61/");
    expect(lastUpdatedByFile(folder).has("versions/1.61/content/a.mdx")).toBe(true);
  });

  it("are told from the site's own folder where the repository is larger", () => {
    const root = join(folder, "site");
    createHistory(folder, "site/");
    expect([...lastUpdatedByFile(root).keys()]).toEqual(["content/b.mdx", "content/a.mdx"]);
  });

  it("are not made up from a history that is cut short", () => {
    createHistory(join(folder, "site"));
    git(folder, "clone", "--quiet", "--depth=1", `file://${join(folder, "site")}`, "shallow");
    expect(lastUpdatedByFile(join(folder, "shallow")).size).toBe(0);
  });

  it.each([
    ["a folder without history", () => undefined],
    ["a history without commits", () => git(folder, "init", "--quiet")],
    ["a folder that is not there", () => rmSync(folder, { recursive: true })],
  ])("are unknown in %s", (_case, prepare) => {
    prepare();
    expect(lastUpdatedByFile(folder).size).toBe(0);
    mkdirSync(folder, { recursive: true });
  });
});

/** Makes two commits: `a.mdx` and `b.mdx`, then `b.mdx` again. */
function createHistory(root: string, below = ""): void {
  mkdirSync(join(root, below, "content"), { recursive: true });
  git(root, "init", "--quiet");
  commit(root, "2026-01-01T10:00:00Z", [`${below}content/a.mdx`, `${below}content/b.mdx`]);
  commit(root, "2026-02-02T10:00:00Z", [`${below}content/b.mdx`]);
}

function commit(root: string, time: string, files: string[]): void {
  files.forEach((file) => {
    writeFileSync(join(root, file), time);
  });
  git(root, "add", "--all");
  execFileSync("git", [...identity, "commit", "--quiet", "--message", time], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time },
  });
}

const identity = [
  "-c",
  "user.name=Test",
  "-c",
  "user.email=test@example.com",
  "-c",
  "commit.gpgsign=false",
];

function git(cwd: string, ...args: string[]): void {
  execFileSync("git", args, { cwd });
}
