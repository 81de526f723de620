import { matchesName } from "./matchesName";

it.each([
  ["nothing, which leaves all", "", true],
  ["a part of a name", "for_u", true],
  ["a name of JavaScript", "waitForURL", true],
  ["words", "wait for url", true],
  ["a class and its member", "Page#wait_for_url", true],
  ["another name", "goto", false],
])("looks for %s", (_case, query, found) => {
  expect(matchesName(query, ["Page#wait_for_url"])).toBe(found);
});
