import { readFrontmatter } from "./frontmatter";

const description = "description: How a page is opened, driven and closed from Ruby.";

function read(line: string) {
  return readFrontmatter("content/docs/a.mdx", `${description}\n${line}`, 2);
}

it.each([
  ["title: Notes on issue #12", 'cuts the text at " #"', '`title: "Notes on issue #12"`'],
  ["title: &block and yield", "takes &block for a name", '`title: "&block and yield"`'],
  ["title: !ruby and more", "takes !ruby for a type", "in quotes"],
  ["title: yes", "reads yes as text here", '`title: "yes"`'],
  ["title: Off", "something else elsewhere", '`title: "Off"`'],
  ["title: true", "as a boolean", '`title: "true"`'],
  ["title: 1.60", "reads 1.60 as a number", '`title: "1.60"`'],
  ["title: 0x10", "as a number", '`title: "0x10"`'],
  ["title: 2026-11-29", "something else elsewhere", '`title: "2026-11-29"`'],
  ["title: 12:30", "something else elsewhere", '`title: "12:30"`'],
  ["title: “Notes”", "typographic quotes", "Take them out"],
  ["title: |\n  One\n  two", "several lines", "`title: >-`"],
  ["title: The `goto` method", '"`" stands on the page', "plain text"],
  ["title: The **best** one", "stands on the page", "plain text"],
  ["title: Salt &amp; pepper", "stands on the page", "plain text"],
  ["title: A [link](/docs)", "stands on the page", "plain text"],
])("says of %j what becomes of it, on its line, and what to write", (line, says, hint) => {
  const { problems } = read(line);
  expect(problems.filter(({ rule }) => rule !== "frontmatter-text")).toEqual([]);
  expect(problems[0]).toMatchObject({ line: 3, message: expect.stringContaining(says) as string });
  expect(problems[0]?.hint).toContain(hint);
});

it.each([
  ['title: "Notes on issue #12"', "Notes on issue #12"],
  ["title: Notes on issue#12", "Notes on issue#12"],
  ['title: "Notes" # later', "Notes"],
  ["title: '&block and yield'", "&block and yield"],
  ["title: Blocks & yield", "Blocks & yield"],
  ['title: "yes"', "yes"],
  ["title: Yes, it does", "Yes, it does"],
  ["title: Ruby 1.60", "Ruby 1.60"],
  ['title: "1.60"', "1.60"],
  ["title: From 2026-11-29", "From 2026-11-29"],
  ["title: >-\n  One\n  two", "One two"],
  ["title: One\n  two", "One two"],
  ["title: It’s “so”, he said", "It’s “so”, he said"],
])("reads %j as %j", (line, title) => {
  const { frontmatter, problems } = read(line);
  expect(problems).toEqual([]);
  expect(frontmatter?.title).toBe(title);
});
