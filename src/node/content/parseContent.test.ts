import { contentWith } from "../../../test/validSite";
import { readContent } from "./readContent";

it("reads every kind of file of a site", () => {
  const content = contentWith({ "content/docs/.draft.mdx": "Text.", "content/notes.txt": "Text." });
  expect(content.documents.map(({ path }) => path)).toEqual([
    "/docs/api/clock",
    "/docs/article/start",
  ]);
  expect(content.classes.map(({ facts }) => facts.class)).toEqual(["Clock"]);
  expect(content.descriptions.map(({ file }) => file)).toEqual(["content/api/words/clock.yml"]);
  expect([...content.common.options.keys()]).toEqual(["timeout"]);
  expect(content.assets).toEqual(["/favicon.svg"]);
  expect(content.strays).toEqual(["content/notes.txt"]);
});

it("wraps the sections of an API page for members, and of its neighbours for readers", () => {
  const { documents } = contentWith();
  expect(documents.map(({ tree }) => JSON.stringify(tree).includes("MemberSection"))).toEqual([
    true,
    false,
  ]);
});

it("leaves out what it cannot read, and says why", () => {
  const facts = "content/api/facts/clock.json";
  const { classes, problems } = contentWith({ [facts]: "[]" });
  expect(classes).toEqual([]);
  expect(problems).toMatchObject([{ file: facts, rule: "facts" }]);
});

it("reads a folder without content as an empty site", () => {
  expect(readContent("/nowhere")).toMatchObject({ documents: [], facts: [], assets: [] });
});
