import { fileOfVersion, inVersion, versionOf, withoutVersion } from "./versionAddress";

it.each([
  ["/docs/api/page", "1.61", "/docs/1.61/api/page"],
  ["/docs/api/page#goto", "1.61", "/docs/1.61/api/page#goto"],
  ["/docs/api/page", "current", "/docs/api/page"],
  ["/search?q=a", "1.61", "/search?q=a"],
  ["/docsy", "1.61", "/docsy"],
])("[row 18] calls %s in version %s %s, and takes that back", (address, version, versioned) => {
  expect(inVersion(address, version)).toBe(versioned);
  expect(withoutVersion(versioned)).toBe(address);
});

it.each([
  ["/docs/1.61/api/page", "1.61"],
  ["/docs/1.61", "1.61"],
  ["/docs/1.61.2/article/start?a#b", "1.61.2"],
  ["/docs/api/page", "current"],
  ["/docs/2/page", "current"],
  ["/1.61/docs", "current"],
])("[row 18] finds in %s the version %s", (address, version) => {
  expect(versionOf(address)).toBe(version);
});

it("keeps the files of a version apart", () => {
  expect(fileOfVersion("/search/index.json", "current")).toBe("/search/index.json");
  expect(fileOfVersion("/search/index.json", "1.61")).toBe("/search/1.61/index.json");
});
