import { isAbsolute } from "node:path";
import { versionOf, withoutVersion } from "../../shared/versions/versionAddress";
import { planPages } from "./planPages";
import { versionFolder } from "../versions/frozenVersion";

function aPage(id: string, path: string, template = "guide") {
  const [localPath, version] = [withoutVersion(path), versionOf(path)];
  const sourcePath = `${versionFolder(version)}content${localPath}.mdx`;
  return {
    id,
    path,
    localPath,
    version,
    template,
    sourcePath,
    internal: { contentDigest: `digest of ${id}` },
  };
}

it.each([
  ["a guide", "/docs/article/start", "docs"],
  ["an API page", "/docs/api/page", "api"],
  ["a page of its own", "/markdown-page", "none"],
])("plans %s with its section", (_case, path, section) => {
  const [page, ...others] = planPages([aPage("a", path)], () => ["en"], "");
  expect(others).toEqual([]);
  expect(page).toMatchObject({ path, context: { id: "a", section, locales: ["en"] } });
});

it.each([
  ["guide", /\/Guide\.tsx$/],
  ["reference", /\/Reference\.tsx$/],
  ["overview", /\/Overview\.tsx$/],
])("renders what is a %s with a template of its own, by its full path", (template, file) => {
  const [page] = planPages([aPage("a", "/docs/a", template)], () => [], "");
  expect(page?.component).toMatch(file);
  expect(isAbsolute(page?.component ?? "")).toBe(true);
});

it("changes what a page asks for with the code that reads documents, and not otherwise", () => {
  const [before, same, after] = ["1234567890", "1234567890", "abcdefghij"].map((code) =>
    planPages([aPage("a", "/docs/a")], () => [], code),
  );
  expect(same).toEqual(before);
  expect(after).not.toEqual(before);
});

it("plans pages in the order of their files", () => {
  const pages = planPages([aPage("b", "/docs/b"), aPage("a", "/docs/a")], () => [], "");
  expect(pages.map(({ path }) => path)).toEqual(["/docs/a", "/docs/b"]);
});

it("[row 18] tells each page the versions that have it, and gives old pages their sidebar", () => {
  const pages = planPages(
    [
      aPage("a", "/docs/api/page"),
      aPage("b", "/docs/1.61/api/page"),
      aPage("c", "/docs/1.61/api/removed"),
    ],
    () => [],
    "",
  );
  expect(
    pages.map(({ context: { section, version, versions } }) => [section, version, versions]),
  ).toEqual([
    ["api", "current", ["current", "1.61"]],
    ["api", "1.61", ["current", "1.61"]],
    ["api", "1.61", ["1.61"]],
  ]);
});
