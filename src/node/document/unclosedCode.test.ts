import { aDocument } from "../../../test/contentFactories";

/** `line rule` of each problem of a text that starts on line 6. */
function problems(text: string): string[] {
  return aDocument(text).problems.map(({ line, rule }) => `${line} ${rule}`);
}

it.each([
  ["is closed", "```ruby\na\n```\n"],
  ["is empty", "```ruby\n```\n"],
  ["is closed by a longer fence", "```ruby\na\n`````\n"],
  ["shows a fence within a longer one", "````text\n```ruby\na\n```\n````\n"],
  ["has a fence of tildes", "~~~ruby\na\n~~~\n"],
  ["stands in a list", "- Text.\n\n  ```ruby\n  a\n  ```\n"],
  ["stands in a quote", "> ```ruby\n> a\n> ```\n"],
  ["stands in a box", ":::note\n\n```ruby\na\n```\n\n:::\n"],
])("is content with code that %s", (_case, text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ["takes the rest of the page", "Text.\n\n```ruby\na\n\nSee [it](/nope).\n", "8"],
  ["is the page's last line", "Text.\n\n```ruby\n", "8"],
  ["takes the beginning of the next", "```ruby\na\n\nText.\n\n```ruby\nb\n```\n", "6"],
  ["has a shorter fence at its end", "````ruby\na\n```\n", "6"],
  ["has another fence at its end", "~~~ruby\na\n```\n", "6"],
  ["ends with a list", "- Text.\n\n  ```ruby\n  a\n\nText.\n", "8"],
])("refuses code that %s, where it begins", (_case, text, line) => {
  expect(problems(text)).toEqual([`${line} code-unclosed`]);
});
