import { aDocument } from "../../../test/contentFactories";
import { parseApiDescriptions, parseCommonDescriptions } from "../api/apiDescriptions";
import { checkProse } from "./checkProse";
import { parseContent, type Content } from "../content/parseContent";
import { readContent } from "../content/readContent";

const content = parseContent(readContent(process.cwd()));

function check(body: string, path = "/docs/article/a", changes: Partial<Content> = {}) {
  const documents = [{ ...aDocument(body), path, text: body }];
  const noDescriptions = {
    descriptions: [],
    common: parseCommonDescriptions({ path: "", text: "" }).descriptions,
  };
  return checkProse({ ...content, ...noDescriptions, documents, ...changes });
}

it("has nothing against the content that there is", () => {
  expect(checkProse(content)).toEqual([]);
});

it.each([
  ["a word of JavaScript", "It gives null then.", "prose-foreign-word", "`nil`"],
  ["such a word as code", "It gives `undefined` then.", "prose-foreign-word", "`nil`"],
  ["Python's nothing", "The result is None.", "prose-foreign-word", "`nil`"],
  ["waiting as in JavaScript", "The call is awaited.", "prose-foreign-word", "wait by themselves"],
  ["a Promise", "It returns a Promise.", "prose-foreign-word", "what comes back"],
  ["a word in a table", "| a |\n| - |\n| null |", "prose-foreign-word", "`nil`"],
  ["a word in a heading", "## When it is null\n\nText.", "prose-foreign-word", "`nil`"],
  ["an option in snake case", "Pass `full_page` here.", "prose-option", '"fullPage"'],
  ["an option with a value", "Pass `storage_state: path`.", "prose-option", '"storageState"'],
  ["an option in camel case", "Pass `recordVideoDir:`.", "prose-option", '"record_video_dir"'],
  ["a name of JavaScript", "Use `waitForResponse`.", "prose-name", '"expect_response"'],
  ["a member that is misspelt", "Use `expect_respones`.", "prose-name", '"expect_response"'],
  ["an error", "It raises `Playwright::TimeOutError`.", "prose-name", "TimeoutError"],
  [
    "another language's docs",
    "See [it](https://playwright.dev/docs/api/class-page).",
    "prose-foreign-docs",
    "this site",
  ],
])("names %s", (_about, body, rule, hint) => {
  const problems = check(body);
  expect(problems).toMatchObject([{ rule }]);
  expect(problems[0]?.hint).toContain(hint);
});

it.each([
  ["a sentence that names the other language", "In JavaScript it is `undefined`, or null in JSON."],
  ["the driver of that name", "The null driver of Capybara."],
  ["a value that is a string", 'Pass `"null"` to take it back.'],
  ["words of Ruby", "It is `nil`, a promise kept, and none of them."],
  [
    "names of the library",
    "`goto`, `hasText:`, `expect_popup`, `have_text`, `networkidle`, `dialog`, `fullPage: true`",
  ],
  ["names of the browser", "`localStorage` and `textContent`"],
  [
    "names of the example beside it",
    "`sing_in_pages` helps.\n\n```ruby\ndef sing_in_pages = nil\n```",
  ],
  ["a message that is quoted", "### undefined local variable or method `page`\n\nText."],
  ["code blocks", "Text.\n\n```js\nawait fetch(null)\n```"],
  ["links to releases", "[1.61](https://github.com/microsoft/playwright/releases/tag/v1.61.1)"],
])("accepts %s", (_about, body) => {
  expect(check(body)).toEqual([]);
});

it("lets pages on other languages use their words", () => {
  expect(
    check("There is no `await` and no null.", "/docs/article/guides/coming_from_python"),
  ).toEqual([]);
});

it("names the line of a paragraph that goes over several", () => {
  expect(check("One line\nand null.")).toMatchObject([{ line: 7 }]);
});

it("reads the descriptions of options as well", () => {
  const text = "goto:\n  timeout: May be null.\n  _returns: See `getByRole`.\n";
  const { descriptions } = parseApiDescriptions({ path: "content/api/words/page.yml", text });
  expect(check("Text.", "/docs/a", { descriptions: [descriptions] })).toMatchObject([
    { file: "content/api/words/page.yml", line: 2, rule: "prose-foreign-word" },
    { file: "content/api/words/page.yml", line: 3, rule: "prose-name" },
  ]);
});
