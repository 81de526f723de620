import { parseApiDescriptions, parseCommonDescriptions } from "./apiDescriptions";

const path = "content/api/words/page.yml";

function parse(...lines: string[]) {
  return parseApiDescriptions({ path, text: lines.join("\n") });
}

/** `line rule message` of each problem. */
function problems(...lines: string[]): string[] {
  return parse(...lines).problems.map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

it("reads what is said of a member, each with its line", () => {
  const { descriptions, problems: found } = parse(
    "goto:",
    "  url: Where to go.",
    "  clip.x: From the left.",
    "  _returns: The last response.",
    "  _yields: Nothing.",
    "  _raises:",
    "    ArgumentError: It is empty.",
  );
  expect(found).toEqual([]);
  expect(descriptions.file).toBe(path);
  expect(descriptions.members.get("goto")).toEqual({
    line: 1,
    options: new Map([
      ["url", { text: "Where to go.", line: 2 }],
      ["clip.x", { text: "From the left.", line: 3 }],
    ]),
    returns: { text: "The last response.", line: 4 },
    yields: { text: "Nothing.", line: 5 },
    raises: new Map([["ArgumentError", { text: "It is empty.", line: 7 }]]),
  });
});

it("reads the groups of the method index", () => {
  const { descriptions } = parse(
    "_groups:",
    "  - title: Navigation",
    '    members: [goto, "closed?", "on"]',
    "  - title: Waiting",
    "    members:",
    "      - wait_for_url",
  );
  expect(descriptions.groups).toEqual([
    { line: 2, title: "Navigation", members: ["goto", "closed?", "on"] },
    { line: 4, title: "Waiting", members: ["wait_for_url"] },
  ]);
  expect(descriptions.members.size).toBe(0);
});

it.each([
  ["numbers", "goto:\n  url: 30000", "30000"],
  ["what looks true", "goto:\n  url: yes", "yes"],
  ["lines that are folded", "goto:\n  url: >-\n    Where\n    to go.", "Where to go."],
])("reads %s as text", (_case, text, expected) => {
  const { descriptions } = parse(text);
  expect(descriptions.members.get("goto")?.options.get("url")?.text).toBe(expected);
});

it("reads an empty file as no descriptions", () => {
  expect(parse("")).toEqual({
    descriptions: { file: path, members: new Map(), groups: [] },
    problems: [],
  });
});

it("reads the shared descriptions as those of one member", () => {
  const text = "timeout: How long.\n_raises:\n  ArgumentError: It is wrong.\n";
  const { descriptions, problems: found } = parseCommonDescriptions({ path, text });
  expect(found).toEqual([]);
  expect(descriptions.options.get("timeout")).toEqual({ text: "How long.", line: 1 });
  expect(descriptions.raises.get("ArgumentError")).toEqual({ text: "It is wrong.", line: 3 });
});

it.each([
  ["a member without a description", ["goto:"], "1 description-yaml goto: Invalid input"],
  ["a member that is a list", ["goto:", "  - url"], "1 description-yaml goto: Invalid input"],
  ["no option", ["goto:", "  url:"], "2 description-yaml goto.url: There is no description."],
  ["a list", ["goto:", "  url: [a]"], "2 description-yaml goto.url: There is no description."],
  ["errors in a list", ["goto:", "  _raises: [a]"], "2 description-yaml goto._raises: Invalid"],
  ["groups that are no list", ["_groups: all"], "1 description-yaml _groups: Invalid input"],
  ["no title", ["_groups:", "  - members: [a]"], "2 description-yaml _groups.0.title: There is no"],
  ["no members", ["_groups:", "  - title: A"], "2 description-yaml _groups.0.members: Invalid"],
  ["an open quote", ["goto:", '  url: "Where'], "2 description-yaml Missing closing"],
  ["a colon in a sentence", ["goto:", "  url: Where: there"], "2 description-yaml Nested mappings"],
  [
    "a member that is there twice",
    ["a:", "  b: c", "a:", "  b: d"],
    '3 description-yaml The key "a" is there already.',
  ],
])("refuses %s and says where it stands", (_case, lines, problem) => {
  expect(problems(...lines)).toEqual([expect.stringContaining(problem)]);
});

it("says of a file that is no YAML nothing else", () => {
  expect(problems("goto:", "  url:", 'x: "')).toEqual([
    expect.stringContaining("description-yaml"),
  ]);
});
