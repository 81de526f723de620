import { correctWords, editDistance } from "./correctWords";
import { readQuery } from "./readQuery";

describe("editDistance", () => {
  it.each([
    ["click", "click", 0],
    ["clck", "click", 1],
    ["cllick", "click", 1],
    ["clock", "click", 1],
    ["clcik", "click", 1],
    ["clicks", "click", 1],
    ["lcikc", "click", 2],
    ["", "ab", 2],
    ["abc", "xyz", Infinity],
    ["a", "abcd", Infinity],
  ])("from %s to %s is %d, of two that count", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });
});

describe("correctWords", () => {
  it.each([
    ["a letter too few", "screnshot", "screenshot"],
    ["swapped letters", "clcik", "click"],
    ["two letters of a long name", "waitforslectr", "waitforselector"],
    ["one word of two", "page clcik", "page click"],
  ])("puts %s right", (_case, query, corrected) => {
    const vocabulary = ["screenshot", "click", "waitforselector", "page"];
    const words = correctWords(readQuery(query).words, vocabulary);
    expect(words?.map(({ joined }) => joined).join(" ")).toBe(corrected);
  });

  it.each([
    ["nothing is near", "xylophone"],
    ["it is right", "click"],
    ["it is too short to tell", "clk"],
  ])("changes nothing where %s", (_case, query) => {
    expect(correctWords(readQuery(query).words, ["click"])).toBeNull();
  });
});
