import { someSearchRecords } from "../../../test/searchEntries";
import { readSynonyms } from "../search/searchTerms";
import { algoliaSynonyms } from "./algoliaSynonyms";

const member = someSearchRecords.find(({ kind }) => kind === "member");

function synonymsOf(names: readonly (readonly [string, string | null])[]) {
  if (!member) throw new Error("There is no member.");
  const records = names.map(([ruby, jsName]) => ({ ...member, member: ruby, js_name: jsName }));
  const ofNames = algoliaSynonyms(records).filter(({ objectID }) => objectID.startsWith("name-"));
  return ofNames.map(({ input, synonyms }) => [input, synonyms]);
}

it("leads from a name in JavaScript and in Python to another one in Ruby", () => {
  expect(synonymsOf([["visible?", "isVisible"]])).toEqual([
    ["isvisible", ["visible"]],
    ["is_visible", ["visible"]],
  ]);
});

it.each([
  ["the same name", "click", "click"],
  ["the same name in Ruby's spelling", "wait_for_selector", "waitForSelector"],
  ["no name in JavaScript", "finalize", null],
  ["a name that is no word", "query_selector", "$"],
])("needs none for %s", (_case, ruby, jsName) => {
  expect(synonymsOf([[ruby, jsName]])).toEqual([]);
});

it("has one synonym for a name, however many classes have it", () => {
  expect(
    synonymsOf([
      ["expect_event", "waitForEvent"],
      ["expect_event", "waitForEvent"],
      ["await_event", "waitForEvent"],
    ]),
  ).toEqual([
    ["waitforevent", ["await_event", "expect_event"]],
    ["wait_for_event", ["await_event", "expect_event"]],
  ]);
});

it("has every word that readers bring along, as the embedded index knows them", () => {
  const words = algoliaSynonyms([]);
  expect(words).toHaveLength(Object.keys(readSynonyms()).length);
  expect(words).toContainEqual({
    objectID: "word-alert",
    type: "oneWaySynonym",
    input: "alert",
    synonyms: ["dialog"],
  });
});
