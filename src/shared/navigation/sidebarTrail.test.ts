import type { SidebarItem } from "./sidebar";
import { containsPath, sidebarTrail } from "./sidebarTrail";

const locator: SidebarItem = { type: "link", label: "Locator", path: "/docs/api/locator" };
const page: SidebarItem = { type: "link", label: "Page", path: "/docs/api/page" };
const inner: SidebarItem = { type: "category", label: "Inner", path: null, items: [locator] };
const core: SidebarItem = {
  type: "category",
  label: "Core",
  path: "/docs/api/core",
  items: [page, inner],
};

it.each([
  ["a page at the top", [page], "/docs/api/page", ["Page"]],
  ["a page in a category", [core], "/docs/api/page", ["Core", "Page"]],
  ["a page two categories deep", [core], "/docs/api/locator", ["Core", "Inner", "Locator"]],
  ["a category's own page", [core], "/docs/api/core", ["Core"]],
  ["a page that is not there", [core], "/docs/api/clock", []],
  ["an empty sidebar", [], "/docs/api/page", []],
])("leads to %s", (_case, items, path, labels) => {
  expect(sidebarTrail(items, path).map((item) => item.label)).toEqual(labels);
});

it.each([
  ["itself", page, "/docs/api/page", true],
  ["what is below it", core, "/docs/api/locator", true],
  ["another page", core, "/docs/api/pages", false],
])("says whether an item contains %s", (_case, item, path, expected) => {
  expect(containsPath(item, path)).toBe(expected);
});
