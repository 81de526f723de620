import { markEnd, markStart, splitMarks } from "./marks";

const marked = (text: string) => `${markStart}${text}${markEnd}`;

it.each([
  ["nothing", "", []],
  ["no mark", "<b>plain</b>", [["<b>plain</b>", false]]],
  [
    "a match inside",
    `Takes ${marked("screenshots")} of it`,
    [
      ["Takes ", false],
      ["screenshots", true],
      [" of it", false],
    ],
  ],
  [
    "matches side by side",
    marked("wait") + marked("For"),
    [
      ["wait", true],
      ["For", true],
    ],
  ],
  ["an end without a start", `a${markEnd}b`, [["ab", false]]],
  [
    "a start without an end",
    `a${markStart}b`,
    [
      ["a", false],
      ["b", true],
    ],
  ],
])("cuts a text with %s", (_case, text, pieces) => {
  expect(splitMarks(text).map((piece) => [piece.text, piece.isMatch])).toEqual(pieces);
});
