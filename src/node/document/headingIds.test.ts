import { aDocument } from "../../../test/contentFactories";

const found = (body: string) =>
  aDocument(body).headings.map(({ id, text, level }) => `${level} ${id} ${text}`);

it.each([
  ["words of another language", "## 見出し {#title}", "2 title 見出し"],
  ["no blank before it", "### Title{#a_b-1}", "3 a_b-1 Title"],
  ["code", "## `goto` {#goto-1}", "2 goto-1 goto"],
  ["letters of another language", "## Title {#見出し}", "2 見出し Title"],
  ["a literal one", "## Title \\{#id}", "2 title-id Title {#id}"],
  ["one in code", "## Title `{#id}`", "2 title-id Title {#id}"],
])("gives a heading with %s its anchor", (_case, heading, said) => {
  const body = `${heading}\n\nText.\n`;
  expect(found(body)).toEqual([said]);
  expect(aDocument(body).problems).toEqual([]);
});

it("leaves the anchors of other headings as they are", () => {
  expect(found("## One {#first}\n\n## Two\n\n## Two\n")).toEqual([
    "2 first One",
    "2 two Two",
    "2 two-1 Two",
  ]);
});

it.each([
  ["capitals and blanks", "## Title {#The id}", "Write {#the-id}."],
  ["a class as well", "## Title {#id .wide}", "Write {#id-wide}."],
  ["nothing", "## Title {#}", "Write {#the-anchor}."],
  ["blanks", "## Title { #id }", "An anchor ends its heading, without blanks in it"],
  ["kramdown's colon", "## Title {: #id}", "An anchor ends its heading, without blanks in it"],
  ["no end", "## Title {#id", "An anchor ends its heading, without blanks in it"],
  ["words behind it", "## Title {#id} of it", "An anchor ends its heading"],
  ["no heading", "Text {#id}", "An anchor ends its heading"],
  ["no words", "## {#id}", "Say in words what stands below it."],
])("refuses an anchor with %s, by line", (_case, line, hint) => {
  const problems = aDocument(`Text.\n\n${line}\n`).problems.map((problem) => ({
    line: problem.line,
    hint: problem.hint,
  }));
  expect(problems).toEqual([{ line: 8, hint: expect.stringContaining(hint) as string }]);
});

it("refuses one at a member, whose anchor is its name", () => {
  const problems = aDocument(
    "## goto {#visit}\n\n### Slow pages {#slow}\n\nText.\n",
    "api",
  ).problems;
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "6 A member or an event has its anchor by its name.",
  ]);
});
