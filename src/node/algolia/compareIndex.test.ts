import { someSearchRecords } from "../../../test/searchEntries";
import { toAlgoliaObjects } from "./algoliaObjects";
import { algoliaSynonyms } from "./algoliaSynonyms";
import { recordProblems, settingProblems, synonymProblems } from "./publishIndex";

const sent = toAlgoliaObjects(someSearchRecords);
const others = sent.slice(1);

it.each([
  ["all of them", [...sent].reverse(), []],
  ["one less", others, ["1 of 10 records are missing (/docs/api/page)"]],
  ["one more", [...sent, { objectID: "x" }], ["1 records were not sent (x)"]],
  [
    "another content",
    [...others, { objectID: "/docs/api/page", internal: { contentDigest: "x" } }],
    ["1 records are not as they were sent (/docs/api/page)"],
  ],
  ["none", [], [expect.stringMatching(/^10 of 10 records are missing \(.+, .+, .+, …\)$/)]],
])("compares the records that were sent with %s", (_case, found, problems) => {
  expect(recordProblems(sent, found)).toEqual(problems);
});

it("names the settings that are otherwise, and leaves alone those that were not sent", () => {
  const found = { distinct: 2, ranking: ["typo"], hitsPerPage: 20 };
  expect(settingProblems({ distinct: 2, ranking: ["typo"] }, found)).toEqual([]);
  expect(settingProblems({ distinct: 3, ranking: ["geo"] }, found)).toEqual([
    "these settings are not as they were sent: distinct, ranking",
  ]);
});

const synonyms = algoliaSynonyms([]);
const [firstSynonym] = synonyms;

it.each([
  ["all of them", [...synonyms].reverse(), []],
  ["one less", synonyms.slice(1), ["1 of SENT synonyms are missing (word-alert)"]],
  ["one more", [...synonyms, { objectID: "x" }], ["1 synonyms were not sent (x)"]],
  [
    "other words",
    [{ ...firstSynonym, objectID: "word-alert", synonyms: ["popup"] }, ...synonyms.slice(1)],
    ["1 synonyms are not as they were sent (word-alert)"],
  ],
])("compares the synonyms that were sent with %s", (_case, found, problems) => {
  const expected = problems.map((problem) => problem.replace("SENT", String(synonyms.length)));
  expect(synonymProblems(synonyms, found)).toEqual(expected);
});
