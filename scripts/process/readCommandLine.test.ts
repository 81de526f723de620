import { formatHelp, readCommandLine, type CommandSyntax } from "./runMain";

const syntax: CommandSyntax = {
  usage: "npm run keep -- VERSION [NOTE] [--force] [--to FOLDER]",
  does: "Keeps a version.",
  arguments: ["VERSION", "[NOTE]"],
  options: { force: { does: "also an unknown one" }, to: { value: "FOLDER", does: "where" } },
};

it.each([
  [["1.61"], ["1.61"], {}],
  [["1.61", "a note"], ["1.61", "a note"], {}],
  [["--force", "1.61"], ["1.61"], { force: true }],
  [["1.61", "--to", "a", "--force"], ["1.61"], { force: true, to: "a" }],
  [["1.61", "--to=a"], ["1.61"], { to: "a" }],
])("reads %j", (typed, expected, options) => {
  expect(readCommandLine(syntax, typed)).toEqual({ arguments: expected, options });
});

it.each([
  [[], ["VERSION is missing."]],
  [[""], ["Argument 1 is empty."]],
  [
    ["1.61", "note", "more", "most"],
    ['"more" is too much.', '"most" is too much.'],
  ],
  [["1.61", "--forse"], ['There is no option --forse. Did you mean "--force"?']],
  [["1.61", "-x"], ["There is no option -x."]],
  [["1.61", "--force=yes"], ["--force takes no value."]],
  [["1.61", "--to"], ["--to needs a value: --to FOLDER"]],
  [["1.61", "--to="], ["--to needs a value: --to FOLDER"]],
  [
    ["--colour", "--to"],
    ["There is no option --colour.", "--to needs a value", "VERSION is missing."],
  ],
])("says all that is wrong with %j, one line each, and how it is typed", (typed, expected) => {
  const line = readCommandLine(syntax, typed);
  const problems = "problems" in line ? line.problems : [];
  expect(problems).toHaveLength(expected.length + 1);
  expected.forEach((start, at) => expect(problems[at]).toContain(start));
  expect(problems.at(-1)).toBe(`How it is typed: ${syntax.usage}`);
});

it("says which option is missing that the command cannot do without", () => {
  const needing = { ...syntax, options: { from: { value: "FOLDER", does: "", isNeeded: true } } };
  expect(readCommandLine(needing, ["1.61"])).toMatchObject({
    problems: ["--from FOLDER is missing.", expect.stringContaining("How it is typed")],
  });
  expect(readCommandLine(needing, ["1.61", "--from", "a"])).not.toHaveProperty("problems");
});

it("passes everything on to another program", () => {
  const passing = { usage: "npm run e2e", does: "Tests.", passesOnTo: "Playwright" };
  const line = { arguments: ["a.spec.ts", "--grep", "x"], options: {} };
  expect(readCommandLine(passing, line.arguments)).toEqual(line);
  expect(formatHelp(passing)).toContain("What else is typed goes to Playwright.");
});

it("takes any number of arguments where the last one may come often", () => {
  const often = { ...syntax, arguments: ["[FILE...]"] };
  expect(readCommandLine(often, ["a", "b", "c"])).toMatchObject({ arguments: ["a", "b", "c"] });
});

it("says what it does, how it is typed, and every option", () => {
  expect(formatHelp(syntax)).toBe(
    [
      "Keeps a version.",
      "",
      `  ${syntax.usage}`,
      "",
      "  --force      also an unknown one",
      "  --to FOLDER  where",
      "  --help       says this",
    ].join("\n"),
  );
});
