import { frontmatter } from "../../../test/contentFactories";
import { classJson } from "../../../test/factsFactories";
import { childType, documentChild, fileChild } from "./childNodes";

const fileAt = (relativePath: string) => ({ sourceInstanceName: "1.61", relativePath });

it.each([
  ["api/facts/clock.json", "ApiFacts"],
  ["api/words/clock.yml", "ApiDescriptions"],
  ["api/coverage.json", "CoverageFacts"],
  ["docs/clock.mdx", null],
  ["notes/api/facts/clock.json", null],
])("makes of %s a node of the type %s", (path, type) => {
  expect(childType(fileAt(path))).toBe(type);
});

it("knows the page of a class by the path in its facts", () => {
  const facts = JSON.stringify(classJson({ class: "Clock", path: "clock" }));
  const child = fileChild(fileAt("api/facts/clock.json"), facts);
  expect(child?.fields).toEqual({ version: "1.61", name: "Clock", docId: "api/clock", facts });
  expect(fileChild(fileAt("api/facts/clock.json"), "{")).toBeNull();
});

it("gives a page the address of its version, and a sample none", () => {
  const text = `${frontmatter("Clock")}Virtual time.\n`;
  const page = documentChild(fileAt("docs/api/clock.mdx"), text);
  expect(page).toMatchObject({
    type: "DocPage",
    fields: {
      localPath: "/docs/api/clock",
      path: "/docs/1.61/api/clock",
      ownSourcePath: "content/docs/api/clock.mdx",
      sourcePath: "versions/1.61/content/docs/api/clock.mdx",
    },
  });
  expect(documentChild(fileAt("samples/landing.mdx"), text).type).toBe("SamplePage");
});
