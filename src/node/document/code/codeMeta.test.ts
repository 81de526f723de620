// [row 23]
import { parseCodeMeta, parseLineRanges } from "./codeMeta";

const plain = {
  title: null,
  highlighted: new Set(),
  showLineNumbers: false,
  flags: [],
  unchecked: null,
};

it.each([
  ["nothing", "", {}],
  ["a title with spaces", 'title="spec/a b.rb"', { title: "spec/a b.rb" }],
  ["a line", "{2}", { highlighted: new Set([2]) }],
  ["lines and ranges", "{1,3-5}", { highlighted: new Set([1, 3, 4, 5]) }],
  ["spaces between lines", "{ 1, 3 }", { highlighted: new Set([1, 3]) }],
  ["line numbers", "showLineNumbers", { showLineNumbers: true }],
  ["a reason not to be checked", 'unchecked="for gem 1.50"', { unchecked: "for gem 1.50" }],
  ["flags in their own order", "deprecated run", { flags: ["run", "deprecated"] }],
  [
    "all of it",
    'title="a.rb" {2} showLineNumbers run',
    { title: "a.rb", highlighted: new Set([2]), showLineNumbers: true, flags: ["run"] },
  ],
])("reads %s", (_case, text, meta) => {
  expect(parseCodeMeta(text)).toEqual({ meta: { ...plain, ...meta }, unknown: [] });
});

it.each([
  ["a word that means nothing", "wrap", ["wrap"]],
  ["a slip of the case", "showlinenumbers", ["showlinenumbers"]],
  ["a title without quotes", "title=a.rb", ["title=a.rb"]],
  ["an empty reason", 'unchecked=""', ['unchecked=""']],
  ["an empty title", 'title=""', ['title=""']],
  ["a key that means nothing", 'file="a.rb"', ['file="a.rb"']],
  ["words in braces", "{first}", ["{first}"]],
  ["a range without a start", "{-3}", ["{-3}"]],
  ["a hole between lines", "{1,,2}", ["{1,,2}"]],
  ["empty braces", "{}", ["{}"]],
  ["a line beyond all files", "{1-99999999999}", ["{1-99999999999}"]],
])("gives back %s", (_case, text, unknown) => {
  expect(parseCodeMeta(text)).toEqual({ meta: plain, unknown });
});

it.each([
  ["a line", "4", [4]],
  ["a range", "3-5", [3, 4, 5]],
  ["a range that runs backwards", "5-3", [3, 4, 5]],
  ["both", "1,3-4", [1, 3, 4]],
  ["nothing of words", "first", []],
])("reads %s as lines", (_case, ranges, lines) => {
  expect(parseLineRanges(ranges)).toEqual(lines);
});
