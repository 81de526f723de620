import { parseDocument } from "yaml";
import { yamlFinding } from "./readYaml";

it.each([
  ["a key that is there twice", "a: b\nc: d\na: e\n", 'The key "a" is there already.', "into one"],
  ["a key in quotes", '"a b": b\n"a b": e\n', 'The key "a b" is there already.', "into one"],
  ["a tab", "a:\n\tb: c\n", "Tabs are not allowed as indentation.", "with spaces"],
  ["a colon in a value", "a: b: c\n", "Nested mappings", 'contain ": "'],
  ["an open quote", 'a: "b\n', "Missing closing", "Close what is open"],
  ["an open list", "a: [b\nc: d\n", "", "Close what is open"],
  ["another column", "a:\n    b: c\n  d: e\n", "", "same column"],
  ["an unknown escape", 'a: "b\\d"\n', "Invalid escape", "single quotes"],
])("says of %s what is wrong and what to write", (_case, text, message, hint) => {
  const [error] = parseDocument(text).errors;
  const finding = error && yamlFinding(error, text);
  expect(finding?.message).toContain(message);
  expect(finding?.hint).toContain(hint);
});
