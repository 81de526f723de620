import compat from "../../../content/api/compat.json";
import coverage from "../../../content/api/coverage.json";
import release from "../../../content/api/release.json";
import type { GemVersion } from "../../shared/versions/gemVersion";
import { checkReleaseFile, toReleaseFile } from "./releaseFile";

const old = {
  gem: "1.1.0",
  released: "2026-01-01",
  playwright: "1.1.2",
  ruby: ">= 2.4",
  node: "18",
};
const newer = { ...old, gem: "1.2.0", playwright: "1.2.0", ruby: null, node: "20" };
const versions: GemVersion[] = [old, newer, { ...newer, gem: "1.3.0.alpha1" }];
const documented = { gem: "1.1.0", commit: "abc" };
const file = toReleaseFile(versions, documented);

it("tells the documented release and the newest that is not to try out", () => {
  expect(file).toEqual({
    documented: { gem: "1.1.0", playwright: "1.1.2", ruby: ">= 2.4", node: "18", commit: "abc" },
    newest: { gem: "1.2.0", playwright: "1.2.0", node: "20" },
  });
  expect(checkReleaseFile(file, versions, "1.1.0")).toEqual([]);
});

it.each([
  [
    "facts of another release",
    file,
    versions,
    "1.2.0",
    ["release-missing ruby", "release-file 1.2.0"],
  ],
  [
    "a newer release in the list",
    file,
    [...versions, { ...newer, gem: "1.4.0" }],
    "1.1.0",
    ["release-file 1.4.0"],
  ],
  [
    "a release that the list does not have",
    file,
    [newer],
    "1.1.0",
    ["playwright", "ruby", "node", "release-file null"],
  ],
  [
    "another number in the file",
    { ...file, newest: { ...file.newest, node: "18" } },
    versions,
    "1.1.0",
    ["release-file 20"],
  ],
])("tells of %s", (_case, given, list, gem, expected) => {
  const problems = checkReleaseFile(given, list, gem);
  expect(problems).toHaveLength(expected.length);
  problems.forEach(({ rule, message, hint }, at) => {
    for (const word of (expected[at] ?? "").split(" "))
      expect(`${rule} ${message} ${hint}`).toContain(word);
  });
});

it("is right about the site's own release", () => {
  expect(checkReleaseFile(release, compat, coverage.gemVersion)).toEqual([]);
});
