import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { validSidebars, validSite } from "../../../test/validSite";
import { site } from "../../config/site";
import { releaseFile } from "../api/releaseFile";
import { readContent } from "../content/readContent";
import { freezeVersion, frozenVersionsFile, otherRelease } from "./freezeVersion";
import { versionProblems } from "./versionProblems";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  const release = JSON.stringify({ documented: { gem: "1.60.2", commit: "1a2b" } });
  const others = { [frozenVersionsFile]: "[]\n", [releaseFile]: release };
  for (const [path, text] of Object.entries({ ...validSite, ...others })) write(path, text);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const problems = (version: string) => versionProblems(root, version, readContent(root));

it("[row 18] keeps docs, facts, descriptions and sidebars of a version, and lists it", () => {
  freezeVersion(root, "1.61", validSidebars);
  write("content/docs/article/start.mdx", "Changed.");
  expect(read("versions/1.61/content/docs/article/start.mdx")).toBe(
    validSite["content/docs/article/start.mdx"],
  );
  expect(JSON.parse(read("versions/1.61/sidebars.json"))).toEqual(validSidebars);
  expect(problems("1.61")).toEqual([]);
});

it("[row 18] keeps the release that it describes, whatever is documented later", () => {
  freezeVersion(root, "1.60", validSidebars);
  write(releaseFile, JSON.stringify({ documented: { gem: "1.61.0", commit: "3c4d" } }));
  freezeVersion(root, "1.61", validSidebars);
  expect(JSON.parse(read(frozenVersionsFile))).toEqual([
    { name: "1.61", gem: "1.61.0", commit: "3c4d" },
    { name: "1.60", gem: "1.60.2", commit: "1a2b" },
  ]);
});

it("[row 18] keeps the numbers that placeholders stood for", () => {
  const page = "content/docs/article/start.mdx";
  write(page, `${read(page)}\nGem %gem_version%.\n`);
  freezeVersion(root, "1.61", validSidebars);
  expect(read(`versions/1.61/${page}`)).toContain(`Gem ${site.gemVersion}.`);
  expect(read(page)).toContain("Gem %gem_version%.");
});

it("[row 18] lists versions by their numbers, the newest first", () => {
  for (const name of ["1.9", "1.61", "1.10.2"]) freezeVersion(root, name, validSidebars);
  const versions = JSON.parse(read(frozenVersionsFile)) as { name: string }[];
  expect(versions.map(({ name }) => name)).toEqual(["1.61", "1.10.2", "1.9"]);
});

it.each([["latest"], ["1"], ["../1.61"], [""]])("freezes nothing as %j", (name) => {
  expect(() => freezeVersion(root, name, validSidebars)).toThrow("is no version's name");
});

it.each([
  ["1.61", "1.61.0", true],
  ["1.61.0", "1.61.0", true],
  ["1.6", "1.61.0", false],
  ["99999.1", "1.61.0", false],
])("takes %s for the name of gem %s: %j", (name, documented, fits) => {
  const problem = otherRelease(name, documented);
  expect(problem === null).toBe(fits);
  expect(problem ?? "write 1.61, or add --force").toContain("write 1.61, or add --force");
});

it("leaves nothing behind where a folder cannot be kept", () => {
  rmSync(join(root, "content/api"), { recursive: true });
  expect(() => freezeVersion(root, "1.61", validSidebars)).toThrow("content/api");
  expect(readdirSync(join(root, "versions"))).toEqual([]);
  expect(read(frozenVersionsFile)).toBe("[]\n");
});

it("freezes nothing twice", () => {
  freezeVersion(root, "1.61", validSidebars);
  expect(() => freezeVersion(root, "1.61", validSidebars)).toThrow(
    "The version 1.61 is there already. What there is: 1.61.",
  );
});

it("[row 24] tells what is wrong with a frozen version by its own files", () => {
  freezeVersion(root, "1.61", { ...validSidebars, api: [{ type: "doc", id: "api/clok" }] });
  const page = "versions/1.61/content/docs/article/start.mdx";
  write(page, read(page).replace("#resume", "#resum"));
  expect(problems("1.61")).toMatchObject([
    { file: "versions/1.61/sidebars.json", rule: "sidebar-unknown-doc" },
    { file: "versions/1.61/content/docs/api/clock.mdx", rule: "sidebar-unreached" },
    { file: page, rule: "link-anchor" },
  ]);
});

it("[row 24] [author 20] tells of a version whose folder is gone, and what there is", () => {
  freezeVersion(root, "1.61", validSidebars);
  expect(problems("1.62")).toMatchObject([
    {
      file: frozenVersionsFile,
      rule: "version-missing",
      hint: 'Did you mean "1.61"? What there is: 1.61.',
    },
  ]);
});
