import { byteRange } from "./byteRange";

it.each([
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=5-99", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=3-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
  [undefined, "whole"],
])("reads %j of ten bytes as %j", (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

it("finds nothing in an empty file", () => {
  expect(byteRange("bytes=0-", 0)).toBe("none");
});
