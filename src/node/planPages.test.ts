import { isAbsolute } from "node:path";
import { planPages } from "./planPages";

it.each([
  ["a guide", "/docs/article/start", "docs"],
  ["an API page", "/docs/api/page", "api"],
  ["a page of its own", "/markdown-page", "none"],
])("plans %s with its section", (_case, path, section) => {
  const [page, ...others] = planPages([{ childDocPage: { id: "a", path } }]);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ path, context: { id: "a", section } });
});

it("draws every page with one template, by its full path", () => {
  const pages = planPages([
    { childDocPage: { id: "a", path: "/docs/a" } },
    { childDocPage: { id: "b", path: "/docs/api/b" } },
  ]);
  const components = new Set(pages.map(({ component }) => component));
  expect(components.size).toBe(1);
  expect([...components].every(isAbsolute)).toBe(true);
});

it("plans no page for a sample", () => {
  expect(planPages([{ childDocPage: null }])).toEqual([]);
});
