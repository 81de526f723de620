import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontmatter } from "../../../test/contentFactories";
import { classJson, methodJson, paramJson } from "../../../test/factsFactories";
import { writeFiles, type Files } from "../../../test/validSite";
import { forgetContent, classOfPage, versionContent } from "./versionContent";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "version-"));
  jest.spyOn(process, "cwd").mockReturnValue(root);
  forgetContent();
});

afterEach(() => rmSync(root, { recursive: true }));

/** Returns the files of a class with a page, whose method has a described option. */
function filesOf(name: string, folder = ""): Files {
  const id = name.toLowerCase();
  const methods = [methodJson({ name: "run_for", params: [paramJson({ name: "ticks" })] })];
  const facts = classJson({ class: name, path: id, methods });
  return {
    [`${folder}content/docs/api/${id}.mdx`]: `${frontmatter(name)}Text.\n`,
    [`${folder}content/api/facts/${id}.json`]: JSON.stringify(facts),
    [`${folder}content/api/words/${id}.yml`]: `run_for:\n  ticks: Of ${name}.\n`,
  };
}

it("has every class that has a page, with its own descriptions, in the order of their paths", () => {
  const pageless = { "content/docs/api/dialog.mdx": null };
  const files = { ...filesOf("Page"), ...filesOf("Clock"), ...filesOf("Dialog"), ...pageless };
  writeFiles(root, files);
  const content = versionContent("current");
  expect(content.pages.map(({ path }) => path)).toEqual(["/docs/api/clock", "/docs/api/page"]);
  expect(content.links.map(({ name }) => name)).toEqual(["Clock", "Page"]);
  const found = classOfPage(content, "/docs/api/clock");
  expect(found?.apiClass.members[0]?.options[0]?.description).toBe("Of Clock.");
  expect(classOfPage(content, "/docs/api/dialog")).toBeNull();
});

it("[row 18] has of each version what is in its folder, by the addresses without the version", () => {
  writeFiles(root, { ...filesOf("Page"), ...filesOf("Clock", "versions/1.61/") });
  expect(versionContent("1.61").pages.map(({ path }) => path)).toEqual(["/docs/api/clock"]);
  expect(versionContent("current").pages.map(({ path }) => path)).toEqual(["/docs/api/page"]);
});

it("is read once, and anew after it was forgotten", () => {
  writeFiles(root, filesOf("Page"));
  const before = versionContent("current");
  writeFiles(root, filesOf("Clock"));
  expect(versionContent("current")).toBe(before);
  forgetContent();
  expect(versionContent("current").pages).toHaveLength(2);
});
