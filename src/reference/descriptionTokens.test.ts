import { descriptionTokens } from "./descriptionTokens";

it.each([
  ["plain words", "Left edge.", ["text:Left edge."]],
  ["code alone", "`nil`", ["code:nil"]],
  [
    "code between words",
    "Pass `path` or `script`.",
    ["text:Pass ", "code:path", "text: or ", "code:script", "text:."],
  ],
  ["code that touches code", "`a``b`", ["code:a", "code:b"]],
  ["a backtick without a partner", "5` wide", ["text:5` wide"]],
  ["empty backticks", "a `` b", ["text:a `` b"]],
  ["nothing", "", []],
])("cuts %s", (_case, line, expected) => {
  expect(descriptionTokens(line).map(({ type, text }) => `${type}:${text}`)).toEqual(expected);
});
