import { docId, pagePath } from "./pagePath";

it.each([
  ["a guide", "content/docs/article/getting_started.mdx", "/docs/article/getting_started"],
  ["an API page", "content/docs/api/experimental/android.mdx", "/docs/api/experimental/android"],
  ["a page of its own", "content/pages/markdown-page.mdx", "/markdown-page"],
  ["the index of a folder", "content/docs/article/index.mdx", "/docs/article"],
  ["the index of the docs", "content/docs/index.mdx", "/docs"],
  ["the index of the site", "content/pages/index.mdx", "/"],
  ["a name that ends in index", "content/docs/article/reindex.mdx", "/docs/article/reindex"],
])("serves %s at its path", (_case, file, path) => {
  expect(pagePath(file)).toBe(path);
});

it.each([
  ["a sample", "content/samples/landing.mdx"],
  ["facts", "content/api/facts/page.json"],
  ["a file of another kind", "content/docs/article/notes.txt"],
  ["a folder that only looks like the docs", "content/docs-old/intro.mdx"],
])("serves %s nowhere", (_case, file) => {
  expect(pagePath(file)).toBeNull();
});

it.each([
  ["a page of the docs", "/docs/api/page", "api/page"],
  ["the root of the docs", "/docs", null],
  ["a page elsewhere", "/markdown-page", null],
])("names %s as sidebars do", (_case, path, id) => {
  expect(docId(path)).toBe(id);
});
