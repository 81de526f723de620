import {
  parseLibraryFacts,
  type LibraryFacts,
} from "../../../packages/example-check/src/facts/libraryFacts";
import type { Problem } from "../../shared/text/problem";
import { parseAnew, parseSource } from "../content/parseContent";
import { readContent } from "../content/readContent";
import type { SourceFile } from "../document/sourceFile";
import { checkExamples } from "./checkExamples";

/** The check is worth what it refuses: each change of the real content or facts must fail, at the changed line. */
const { documents: all, facts } = readContent(process.cwd());

/** The reference: in guides, `page` and matchers of the same names may be Capybara's. */
const documents = all.filter(({ path }) => path.startsWith("content/docs/api/"));

const library = libraryOf(facts);

function libraryOf(files: readonly SourceFile[]): LibraryFacts {
  return parseLibraryFacts(files.map(({ text }) => text));
}

type CheckedDocument = Parameters<typeof checkExamples>[0];

function check(checked: readonly CheckedDocument[], known = library): Problem[] {
  return checked
    .flatMap((document) => checkExamples(document, known))
    .flatMap(({ result }) => result?.problems ?? []);
}

function changeFacts(path: string, from: string, to: string): LibraryFacts {
  const files = facts.map((file) =>
    file.path.endsWith(path) ? { ...file, text: file.text.replaceAll(from, to) } : file,
  );
  return libraryOf(files);
}

/** `file:line` of every line of the examples that has the text. */
function linesWith(pattern: RegExp): string[] {
  return documents.flatMap(({ path, text }) => {
    let isRuby = false;
    return text.split("\n").flatMap((line, index) => {
      if (/^\s*```/.test(line)) isRuby = line.includes("```ruby");
      return isRuby && pattern.test(line) ? [`${path}:${index + 1}`] : [];
    });
  });
}

function locationsOf(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ file, line }) => `${file}:${line}`))].sort();
}

it("finds nothing wrong before", () => {
  expect(check(documents.map(parseSource))).toEqual([]);
});

describe("a change of the facts", () => {
  it.each([
    [
      "a method that is renamed",
      "page.json",
      '"name": "set_default_timeout"',
      '"name": "x"',
      /page\.set_default_timeout/,
    ],
    [
      "an option that is renamed",
      "locator.json",
      '"name": "hasText"',
      '"name": "having"',
      /filter\(hasText/,
    ],
    [
      "an event that is renamed",
      "page.json",
      '"rubyName": "dialog"',
      '"rubyName": "box"',
      /page\.(on|once|expect_event)\("dialog"/,
    ],
    [
      "a matcher that is renamed",
      "locator_assertions.json",
      '"name": "have_count"',
      '"name": "x"',
      /have_count/,
    ],
    [
      "a value that is renamed",
      "page.json",
      '"reduce"',
      '"less"',
      /page\.emulate_media.*reducedMotion: "reduce"/,
    ],
    [
      "a class that left",
      "clock.json",
      '"status": "current"',
      '"status": "removed"',
      /page\.clock\.\w/,
    ],
  ])("fails: %s", (_about, file, from, to, pattern) => {
    const wanted = linesWith(pattern).sort();
    expect(wanted.length).toBeGreaterThan(0);
    const concerned = documents.filter(({ path }) => wanted.some((line) => line.startsWith(path)));
    expect(locationsOf(check(concerned.map(parseSource), changeFacts(file, from, to)))).toEqual(
      expect.arrayContaining(wanted),
    );
  });
});

describe("a change of an example", () => {
  it.each([
    [
      "a required argument that is dropped",
      /page\.goto\("[^"]*"\)/,
      "page.goto",
      "example-missing-argument",
    ],
    ["an option that is misspelt", /fullPage:/, "full_page:", "example-unknown-option"],
    ["an option's kind", /timeout: ([\d_]+)/, 'timeout: "$1"', "example-value-kind"],
    ["a lambda's parameters", /->\(route, _?request\)/, "->(route)", "example-lambda"],
    ["a key that is misspelt", /height: (?=\d)/, "heigth: ", "example-unknown-key"],
    ["a syntax error", /\.click$/, ".click(", "example-syntax"],
  ])("fails: %s", (_about, from, to, rule) => {
    const [first] = linesWith(from);
    const [path, line] = first?.split(":") ?? [];
    const source = documents.find((document) => document.path === path);
    const lines = source?.text.split("\n") ?? [];
    lines[Number(line) - 1] = lines[Number(line) - 1]?.replace(from, to) ?? "";
    // In the cache on disk it would replace the real document.
    const problems = check([parseAnew({ path: path ?? "", text: lines.join("\n") })]);
    expect(problems).toMatchObject([
      { rule, line: Number(line) + (rule === "example-syntax" ? 1 : 0) },
    ]);
  });
});

it("fails for a misspelt method in every block that calls the page", () => {
  const wanted: string[] = [];
  const changed = documents.map(({ path, text }) => {
    let isOpen = false;
    const lines = text.split("\n").map((line, index) => {
      if (line.startsWith("```")) isOpen = line.startsWith("```ruby");
      if (!isOpen || !/^page\.[a-z_]{4,}/.test(line)) return line;
      isOpen = false;
      wanted.push(`${path}:${index + 1}`);
      return line.replace(/^page\.\w+/, "$&zz");
    });
    return { path, text: lines.join("\n") };
  });
  expect(wanted.length).toBeGreaterThan(90);
  expect(locationsOf(check(changed.map(parseAnew)))).toEqual(expect.arrayContaining(wanted.sort()));
});
