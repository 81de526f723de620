import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choicesAtStart } from "../config/siteChoices";
import { followChoices, type FollowedChoices } from "./followChoices";

const sidebars = "src/config/sidebars.ts";
const announcement = "src/config/announcement.ts";
let root: string;
let follow: () => FollowedChoices;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "choices-"));
  for (const part of ["src/config", "src/shared", "content/api/release.json"])
    cpSync(part, join(root, part), { recursive: true });
  follow = followChoices(root, choicesAtStart);
});

afterEach(() => rmSync(root, { recursive: true }));

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

it("reads the choices again when a file of them has changed, and only then", () => {
  const first = follow();
  expect(first.shown.sidebars).toEqual(choicesAtStart.sidebars);
  expect(follow()).toBe(first);
  replace(sidebars, '"Start here"', '"Begin here"');
  replace(announcement, "= null", '= { id: "a", content: "New.", isCloseable: true }');
  const { shown, problems } = follow();
  expect(shown.sidebars.docs[0]).toMatchObject({ label: "Begin here" });
  expect(shown.siteConfig.announcement).toMatchObject({ content: "New." });
  expect(problems).toEqual([]);
});

it("shows what was there before while the shape is wrong, and gives the wrong one to the checks", () => {
  follow();
  replace(sidebars, 'type: "category"', 'type: "kategory"');
  const { shown, written, problems } = follow();
  expect(shown.sidebars).toEqual(choicesAtStart.sidebars);
  expect(written.sidebars.docs[0]).toMatchObject({ type: "kategory" });
  expect(problems).toEqual([]);
});

it.each([
  ["a mistake in the syntax", "docs: [", "docs: [[", { file: sidebars, rule: "code-syntax" }],
  ["an error", "return ids.map", "return idz.map", { file: "src/config", rule: "code-run" }],
])("tells of %s, and goes on when it is mended", (_case, right, wrong, problem) => {
  follow();
  replace(sidebars, right, wrong);
  expect(follow()).toMatchObject({ shown: { sidebars: choicesAtStart.sidebars } });
  expect(follow().problems).toMatchObject([problem]);
  replace(sidebars, wrong, right);
  expect(follow().problems).toEqual([]);
});
