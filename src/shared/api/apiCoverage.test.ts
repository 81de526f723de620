import { countCoverage, type CoveredClass, type CoveredMember } from "./apiCoverage";

function members(count: number): CoveredMember[] {
  return Array.from({ length: count }, (_item, index) => ({
    name: `member_${index}`,
    jsName: null,
    path: "/docs/api/page",
  }));
}

function covered(implemented: number, missing: number): CoveredClass {
  return {
    name: "Page",
    path: "/docs/api/page",
    implemented: members(implemented),
    missing: members(missing),
    otherLanguages: [],
  };
}

it.each([
  ["nothing at all", [], 0, 0, 100],
  ["a class that is complete", [covered(3, 0)], 3, 3, 100],
  ["a class that is not", [covered(2, 1)], 2, 3, 66],
  ["several classes together", [covered(3, 0), covered(1, 4)], 4, 8, 50],
  ["what is nearly complete, which is not 100", [covered(999, 1)], 999, 1000, 99],
])("counts %s", (_case, classes, implemented, total, percent) => {
  expect(countCoverage(classes)).toEqual({ implemented, total, percent });
});
