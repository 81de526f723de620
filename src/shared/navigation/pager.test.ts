import { flattenSidebar, pagerFor } from "./pager";
import type { SidebarItem } from "./sidebar";

const items: SidebarItem[] = [
  { type: "link", label: "Start", path: "/start" },
  {
    type: "category",
    label: "Guides",
    path: "/guides",
    items: [{ type: "link", label: "RSpec", path: "/rspec" }],
  },
  {
    type: "category",
    label: "More",
    path: null,
    items: [{ type: "link", label: "Alpine", path: "/alpine" }],
  },
];

it("reads a sidebar from top to bottom, a category's page before its items", () => {
  expect(flattenSidebar(items).map((page) => page.path)).toEqual([
    "/start",
    "/guides",
    "/rspec",
    "/alpine",
  ]);
});

it.each([
  ["the first page", "/start", undefined, "/guides"],
  ["a page across a category's edge", "/rspec", "/guides", "/alpine"],
  ["the last page", "/alpine", "/rspec", undefined],
  ["a page in no sidebar", "/elsewhere", undefined, undefined],
])("knows what is beside %s", (_case, path, previous, next) => {
  const pager = pagerFor(items, path);
  expect([pager.previous?.path, pager.next?.path]).toEqual([previous, next]);
});
