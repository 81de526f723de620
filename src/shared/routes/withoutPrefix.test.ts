import { withoutPrefix } from "./cleanAddress";

it.each([
  ["", "/docs/api/page", "/docs/api/page"],
  ["/base", "/base/docs/api/page", "/docs/api/page"],
  ["/base", "/base/docs?q=a#b", "/docs?q=a#b"],
  ["/base", "/base/", "/"],
  ["/base", "/base", "/"],
  ["/base", "/based/docs", "/based/docs"],
  ["/base/ja", "/base/ja/docs", "/docs"],
])("under %j, %s is %s of the site", (prefix, address, path) => {
  expect(withoutPrefix(address, prefix)).toBe(path);
});
