import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import { forgetDocuments } from "./forgetDocuments";

const plugin = { parseFrontmatter: jest.fn(parseFrontmatter) };
const { parseFrontmatter: reading } = plugin;

beforeAll(() => forgetDocuments(plugin));

it.each([
  ["a document", "---\ntitle: Clock\nlist: [1, 2]\n---\n\nText.\n\n---\n\nMore.\n"],
  ["lines of Windows", "---\r\ntitle: Clock\r\n---\r\nText.\r\n"],
  ["nothing below", "---\ntitle: Clock\n---"],
  ["no frontmatter", "Text.\n\n---\n\nMore.\n"],
])("gives what the plugin gives of %s, and has it read no text", (name, source) => {
  const theirs = parseFrontmatter(`theirs: ${name}`, source);
  expect(plugin.parseFrontmatter(`ours: ${name}`, source)).toEqual(theirs);
  expect(reading.mock.lastCall?.[1]).not.toContain("Text");
});

it("gives no frontmatter where it is no YAML, which the check of the content tells", () => {
  const source = "---\ntitle: a: b: c\n---\nText.\n";
  expect(plugin.parseFrontmatter("broken", source)).toEqual({ frontmatter: {}, body: "Text.\n" });
});
