import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import { gemFiles } from "./madeUpGem";
import { readGem } from "../src/gem/readGem";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-gem-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function git(...args: string[]): void {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  execFileSync("git", ["-C", folder, ...who, ...args], { stdio: "ignore" });
}

function checkout(tag: string | null): void {
  write(gemFiles);
  git("init");
  git("add", "-A");
  git("commit", "-m", "Release");
  if (tag !== null) git("tag", tag);
}

function said(path: string): string[] {
  return readGem(path).problems.map(({ message }) => message);
}

it("reads a checkout at the tag of its release", () => {
  checkout("2.1.0");
  const { gem, problems } = readGem(folder);
  expect(problems).toEqual([]);
  expect(gem).toMatchObject({ version: "2.1.0", playwright: "2.1.1", ruby: ">= 3.0" });
  expect(gem?.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(gem?.released).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it("refuses a head that is no release, and changed files, at once", () => {
  checkout(null);
  write({ "lib/playwright.rb": "# changed\n" });
  expect(said(folder)).toEqual([
    "HEAD is no release: the tag 2.1.0 is not on it.",
    "Files of it are changed.",
  ]);
});

it("refuses files of another release that lie between the library's own, and takes others", () => {
  checkout("2.1.0");
  write({ "development/api.json": "[]", "notes.txt": "mine" });
  expect(said(folder)).toEqual([]);
  write({ "lib/playwright/tea_impl.rb": "# left over\n" });
  expect(said(folder)).toEqual(["Files of it are changed."]);
});

it("refuses a folder of something else, another file and a path that leads nowhere", () => {
  expect(said(folder)).toEqual([expect.stringContaining("It has no lib/playwright/version.rb")]);
  write({ "tea.txt": "tea" });
  expect(said(join(folder, "tea.txt"))).toEqual(["tea.txt is no .gem."]);
  expect(said(join(folder, "gone"))).toEqual(["There is no such file or folder."]);
});

function packed(name = "playwright-ruby-client", date = "2026-11-22"): Buffer {
  const metadata = `--- !ruby/object:Gem::Specification
name: ${name}
version: !ruby/object:Gem::Version
  version: 2.1.0
date: ${date} 00:00:00.000000000 Z
required_ruby_version: !ruby/object:Gem::Requirement
  requirements:
  - - ">="
    - !ruby/object:Gem::Version
      version: '3.0'
`;
  const files = Object.entries(gemFiles).map(([file, data]) => ({ name: file, data }));
  return Buffer.from(
    createTar([
      { name: "metadata.gz", data: gzipSync(metadata) },
      { name: "data.tar.gz", data: gzipSync(createTar(files)) },
    ]),
  );
}

function gemFile(bytes: Buffer): string {
  const path = join(folder, "playwright-ruby-client-2.1.0.gem");
  writeFileSync(path, bytes);
  return path;
}

it("reads a .gem", () => {
  const { gem, problems } = readGem(gemFile(packed()));
  expect(problems).toEqual([]);
  expect(gem).toMatchObject({
    version: "2.1.0",
    playwright: "2.1.1",
    ruby: ">= 3.0",
    released: "2026-11-22",
    commit: "2.1.0",
  });
  expect(gem?.files.get("lib/playwright/version.rb")).toBe(gemFiles["lib/playwright/version.rb"]);
});

it("does not take the day of a reproducible package for that of a release", () => {
  expect(readGem(gemFile(packed(undefined, "1980-01-02"))).gem?.released).toBeNull();
});

it.each([
  ["is cut off", packed().subarray(0, 1700)],
  ["is empty", Buffer.alloc(0)],
  ["is another gem", packed("kettle")],
])("refuses a .gem that %s", (_case, bytes) => {
  const [message] = said(gemFile(bytes));
  expect(message).toMatch(/^It is no whole \.gem: /);
});
