import { jsonPosition, parseJson } from "./readJson";

const text =
  '{\n  "methods": [\n    { "name": "goto",\n      "params": [{ "name": "url" }] }\n  ]\n}';

it.each([
  ["the whole text", [], { line: 1, column: 1 }],
  ["a value", ["methods", 0, "name"], { line: 3, column: 15 }],
  ["an item of a list", ["methods", 0, "params", 0], { line: 4, column: 18 }],
  ["what a missing value belongs to", ["methods", 0, "returns", "type"], { line: 3, column: 5 }],
  ["the text of an unknown path", ["events"], { line: 1, column: 1 }],
])("finds %s", (_case, path, position) => {
  expect(jsonPosition(text, path)).toEqual(position);
});

it("gives the value of what is JSON", () => {
  expect(parseJson("[1]")).toEqual({ value: [1] });
});

it.each([
  ["a comma that is missing", '{\n  "a": 1\n  "b": 2\n}', "comma expected", { line: 3, column: 3 }],
  ["a comma too many", '{\n  "a": 1,\n}', "property name expected", { line: 3, column: 1 }],
  ["a text that breaks off", '{\n  "a": [1,\n', "value expected", { line: 3, column: 1 }],
  ["a comment", "// a\n[]", "invalid comment token", { line: 1, column: 1 }],
  ["nothing", "", "value expected", { line: 1, column: 1 }],
])("names %s, on its line", (_case, wrong, message, position) => {
  expect(parseJson(wrong)).toEqual({ message: `Not JSON: ${message}.`, ...position });
});
