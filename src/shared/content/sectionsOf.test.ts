import { sectionsOf } from "./sectionsOf";

it("takes a document apart at its headings", () => {
  const content = [
    ["p", null, "Before"],
    [
      "section",
      null,
      ["h2", { id: "no-sleep" }, "No ", ["code", null, "sleep"]],
      ["p", null, "It waits."],
    ],
  ] as const;

  expect(sectionsOf(content)).toEqual([
    { id: "no-sleep", title: "No sleep", content: [["p", null, "It waits."]] },
  ]);
});

it("finds nothing in an empty document", () => {
  expect(sectionsOf([])).toEqual([]);
});
