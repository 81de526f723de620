import { excerpt, matchPattern, splitMatches } from "./matches";

describe("splitMatches", () => {
  it.each([
    ["a word", "Takes a screenshot", "screenshot", ["Takes a ", "[screenshot]"]],
    ["a beginning, in any case", "Screenshot", "screen", ["[Screen]", "shot"]],
    ["a part of a name", "wait_for_selector", "for", ["wait_", "[for]", "_selector"]],
    ["JavaScript's spelling", "waitForSelector", "wait_for_sel", ["[waitForSel]", "ector"]],
    ["a name with a dollar", "$eval", "$eval", ["[$eval]"]],
    ["no middle of a word", "reclick", "click", ["reclick"]],
    [
      "no word that every text has",
      "upload and download",
      "how do I upload",
      ["[upload]", " and download"],
    ],
    ["a common word that stands alone", "this is it", "is it", ["this ", "[is]", " ", "[it]"]],
    ["no single letter", "a page", "a", ["a page"]],
    ["signs of a pattern", "a (b", "((((", ["a (b"]],
    ["markup as text", "<img src=x>", "img", ["<", "[img]", " src=x>"]],
    ["nothing for no query", "page", "", ["page"]],
  ])("marks %s", (_case, text, query, pieces) => {
    const marked = splitMatches(text, matchPattern(query)).map((piece) =>
      piece.isMatch ? `[${piece.text}]` : piece.text,
    );
    expect(marked).toEqual(pieces);
  });
});

describe("excerpt", () => {
  const long = `${"before ".repeat(40)}needle ${"after ".repeat(40)}`;

  it("shows a long text around the first match", () => {
    const text = excerpt(long, matchPattern("needle"));
    expect(text).toMatch(/^… before .* needle after .* …$/);
    expect(text.length).toBeLessThan(150);
  });

  it.each([
    ["a short text whole", "One tab.", "tab", "One tab."],
    ["an empty text", "", "tab", ""],
  ])("shows %s", (_case, text, query, expected) => {
    expect(excerpt(text, matchPattern(query))).toBe(expected);
  });

  it("shows the beginning where nothing matches", () => {
    expect(excerpt(long, matchPattern("xylophone"))).toMatch(/^before .* …$/);
  });
});
