import { readFrontmatter } from "./frontmatter";

const file = "content/docs/a.mdx";
const title = "title: Page";
const description = "description: How a page is opened, driven and closed from Ruby.";

function read(...lines: string[]) {
  return readFrontmatter(file, lines.join("\n"), 2);
}

it("reads a title and a description", () => {
  expect(read(title, description)).toEqual({
    frontmatter: {
      title: "Page",
      description: "How a page is opened, driven and closed from Ruby.",
    },
    problems: [],
  });
});

it("reads what an author may add", () => {
  const { frontmatter } = read(title, description, "navTitle: P", "tocLevels: [2, 4]");
  expect(frontmatter).toMatchObject({ navTitle: "P", tocLevels: [2, 4] });
});

it.each([
  ["no title", [description], 2, "title: Invalid input", "`title: …`"],
  ["an empty title", ['title: " "', description], 2, "title: Too small", "`title: …`"],
  ["a title that is a list", ["title: [404]", description], 2, "title: Invalid", "`title: …`"],
  ["no description", [title], 2, "description: Invalid input", "40 to 170 characters"],
  ["a short description", [title, "description: Short."], 3, "description: Too small", "40 to 170"],
  [
    "a long description",
    [title, `description: ${"long ".repeat(40)}`],
    3,
    "description: Too big",
    "40 to 170",
  ],
  [
    "a level that no heading has",
    [title, description, "tocLevels: [1, 3]"],
    4,
    "tocLevels: Too small",
    "`tocLevels: [2, 3]`",
  ],
  [
    "levels in the wrong order",
    [title, description, "tocLevels: [4, 2]"],
    4,
    "tocLevels: The second level is above the first",
    "`tocLevels: [2, 3]`",
  ],
  ["a list", ["- a"], 2, "The frontmatter: Invalid input", "`key: value`"],
  ["nothing between the dashes", [""], 2, "The frontmatter: Invalid input", "`key: value`"],
])("refuses %s, with its line and what to write", (_case, lines, line, message, hint) => {
  const { frontmatter, problems } = read(...lines);
  expect(frontmatter).toBeNull();
  expect(problems).toEqual([
    {
      file,
      line,
      rule: "frontmatter-value",
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

it("tells every unknown key on its line", () => {
  const { problems } = read(title, "slug: /page", description, "author: me");
  expect(problems.map(({ line, rule, message }) => [line, rule, message])).toEqual([
    [3, "frontmatter-unknown-key", 'Unknown key "slug".'],
    [5, "frontmatter-unknown-key", 'Unknown key "author".'],
  ]);
  expect(problems[0]?.hint).toBe("The keys are title, description, navTitle, tocLevels.");
});

it("tells every wrong value at once", () => {
  const { problems } = read("title: 1", "description: Short.");
  expect(problems.map(({ line }) => line)).toEqual([2, 3]);
});

it.each([
  ["a colon in a value", ["title: Page: the class", description], 2, "in quotes"],
  ["an open quote", [title, 'description: "How'], 3, "in quotes"],
  ["a key that is there twice", [title, description, "title: Again"], 4, "into one"],
  ["an alias of nothing", ["title: *page", description], 2, "in quotes"],
  ["a tab before a key", [title, "\tdescription: x"], 3, "with spaces"],
])("tells where %s is no YAML", (_case, lines, line, hint) => {
  const { frontmatter, problems } = read(...lines);
  expect(frontmatter).toBeNull();
  expect(problems[0]).toMatchObject({ file, line, rule: "frontmatter-yaml" });
  expect(problems[0]?.hint).toContain(hint);
});

it("asks for frontmatter where there is none", () => {
  expect(readFrontmatter(file, null, 2)).toEqual({
    frontmatter: null,
    problems: [
      {
        file,
        line: 1,
        rule: "frontmatter-missing",
        message: "The file has no frontmatter.",
        hint: expect.stringContaining("three dashes") as string,
      },
    ],
  });
});
