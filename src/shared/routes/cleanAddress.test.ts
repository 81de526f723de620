import { cleanAddress } from "./cleanAddress";

it.each([
  ["/docs/a", "/docs/a"],
  ["/docs/a/", "/docs/a"],
  ["/docs/a.html", "/docs/a"],
  ["/docs/a/index", "/docs/a"],
  ["/docs/a/index.html?b=/#c/", "/docs/a?b=/#c/"],
  ["/", "/"],
  ["/index.html#a", "/#a"],
  ["/?a.html", "/?a.html"],
  ["/docs/a.htmlx", "/docs/a.htmlx"],
  ["#a/", "#a/"],
])("[row 8] takes %s for %s", (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

it.each([
  ["/base/", "/base/"],
  ["/base", "/base/"],
  ["/base/index.html?a", "/base/?a"],
  ["/base/docs/a/", "/base/docs/a"],
])("[row 8] takes %s for %s in a site under a path", (address, clean) => {
  expect(cleanAddress(address, "/base/")).toBe(clean);
});
