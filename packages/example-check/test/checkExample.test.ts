import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkExample, type ExampleOptions, type ExampleResult } from "../src/checkExample";
import { followed } from "./corpus/followed";
import { right } from "./corpus/right";
import { unresolved, wrong } from "./corpus/wrong";
import { parseLibraryFacts } from "../src/facts/libraryFacts";

const folder = "content/api/facts";
const facts = parseLibraryFacts(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);

function check(source: string, options: Partial<ExampleOptions> = {}): ExampleResult {
  return checkExample(source, facts, { file: "page.mdx", ...options });
}

describe("a right example", () => {
  it.each(right)("has no problem: %s", (_about, source, calls) => {
    const result = check(source);
    expect(result.problems).toEqual([]);
    expect(result.calls).toEqual({ resolved: calls, unresolved: [] });
  });
});

describe("a wrong example", () => {
  it.each(wrong)("names $about", ({ source, line = 1, rule, message, hint }) => {
    const [problem, ...more] = check(source).problems;
    expect(problem).toMatchObject({ file: "page.mdx", line, rule });
    expect(problem?.message).toContain(message);
    if (hint !== undefined) expect(problem?.hint).toContain(hint);
    expect(more).toEqual([]);
  });
});

describe("the class of an object is followed", () => {
  it.each(followed)("through %s", (_about, source, className) => {
    const messages = check(`${source}.no_such_method`).problems.map(({ message }) => message);
    expect(messages).toEqual([`${className} has no method "no_such_method".`]);
  });
});

describe("what cannot be resolved", () => {
  it.each(unresolved)("is listed: %s", (_about, source, names) => {
    const { problems, calls } = check(source);
    expect(problems).toEqual([]);
    expect(calls.unresolved.map(({ name }) => name)).toEqual(names);
  });
});

describe("marks of a block", () => {
  it("allow the member that they name", () => {
    expect(check('page.click("#pay")', { flags: ["discouraged"] }).problems).toEqual([]);
    expect(check('page.type("#a", "b")', { flags: ["deprecated"] }).problems).toEqual([]);
    expect(check("context.expect_page { }", { flags: ["discouraged"] }).problems).toEqual([]);
    expect(check("page.accessibility.snapshot", { flags: ["deprecated"] }).problems).toEqual([]);
  });

  it("do not stand in for each other", () => {
    const [problem] = check('page.type("#a", "b")', { flags: ["discouraged"] }).problems;
    expect(problem?.rule).toBe("example-deprecated");
  });

  it("are refused where nothing needs them", () => {
    const [problem] = check("page.title", { flags: ["discouraged"] }).problems;
    expect(problem).toMatchObject({ rule: "example-needless-mark", line: 1 });
  });
});

describe("positions", () => {
  it("are those of the file that the example stands in", () => {
    const [problem] = check('page.reload\nputs "€"; page.gotoo', { line: 40, column: 3 }).problems;
    expect(problem).toMatchObject({ file: "page.mdx", line: 41, column: 18 });
  });
});

describe("names", () => {
  it("of a page's own class are objects of it", () => {
    const [problem] = check("request.pots", { ownClass: "APIRequestContext" }).problems;
    expect(problem?.message).toBe('APIRequestContext has no method "pots".');
  });

  it("of an earlier example are known in the later ones", () => {
    const { definitions } = check(
      "module World\n  def self.tab = browser.new_page\nend\nbasket = page.locator('ul')",
    );
    const { problems } = check("World.tab.gotoo\nbasket.clik", { earlier: definitions });
    expect(problems.map(({ message }) => message)).toEqual([
      'Page has no method "gotoo".',
      'Locator has no method "clik".',
    ]);
  });
});
