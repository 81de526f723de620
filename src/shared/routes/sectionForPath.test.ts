import { sectionForPath } from "./sectionForPath";

it.each([
  ["a guide", "/docs/article/getting_started", "docs"],
  ["an API class", "/docs/api/page", "api"],
  ["an experimental API class", "/docs/api/experimental/android", "api"],
  ["a path with a slash at its end", "/docs/api/", "api"],
  ["a guide that mentions api", "/docs/article/api_coverage", "docs"],
  ["a guide whose name starts with api", "/docs/api-overview", "docs"],
  ["the root of the docs", "/docs", "docs"],
])("puts %s in its sidebar", (_case, path, section) => {
  expect(sectionForPath(path)).toBe(section);
});

it.each([
  ["an included page", "/docs/include/api_coverage"],
  ["the landing page", "/"],
  ["a page of its own", "/markdown-page"],
  ["a page that is not in the docs", "/blog/docs/api"],
])("gives %s no sidebar", (_case, path) => {
  expect(sectionForPath(path)).toBe("none");
});
