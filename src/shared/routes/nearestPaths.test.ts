// [row 12]
import { nearestPaths, queryFromPath } from "./nearestPaths";

const pages = [
  { path: "/docs/api/page", title: "Page" },
  { path: "/docs/api/page#wait_for_selector", title: "Page#wait_for_selector" },
  { path: "/docs/api/clock", title: "Clock" },
  { path: "/docs/article/getting_started", title: "Getting started" },
];

it.each([
  ["a typo", "/docs/api/pgae", ["/docs/api/page"]],
  ["upper case and an ending", "/docs/API/Clock.html", ["/docs/api/clock"]],
  ["dashes for underscores", "/docs/article/getting-started/", ["/docs/article/getting_started"]],
  ["a member", "/docs/api/page/wait-for-selector", ["/docs/api/page#wait_for_selector"]],
  ["a missing folder", "/docs/getting_started", ["/docs/article/getting_started"]],
  ["something else entirely", "/wp-login.php", []],
  ["very much of it", `/${"x".repeat(100_000)}`, []],
])("finds first what is nearest to %s", (_case, wanted, expected) => {
  expect(nearestPaths(wanted, pages, 1).map(({ path }) => path)).toEqual(expected);
});

it("finds no more than asked for", () => {
  expect(nearestPaths("/docs/api/pag", pages, 1)).toHaveLength(1);
});

it.each([
  ["/docs/api/wait_for-selector", "wait for selector"],
  ["/docs/intro.html", "intro"],
  ["/docs/intro/", "intro"],
  ["/", ""],
])("asks %s as %j", (path, query) => {
  expect(queryFromPath(path)).toBe(query);
});
