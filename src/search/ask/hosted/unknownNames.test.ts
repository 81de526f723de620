import { unknownNames, type KnownNames } from "./unknownNames";

const known: KnownNames = {
  members: ["screenshot", "goto", "get_by_role", "click", "visible?"],
  options: ["fullPage", "name", "timeout", "headers"],
  others: ["each", "puts", "new"],
};

it.each([
  ["what exists", "page.goto(url, timeout: 5)\npage.get_by_role('button', name: 'Go').click", []],
  ["a method of JavaScript", "page.waitForSelector('#a')", ["waitForSelector"]],
  ["a question without its mark", "locator.visible", ["visible"]],
  ["a question", "locator.visible?", []],
  ["an option in Ruby's spelling", "page.screenshot(full_page: true)", ["full_page"]],
  ["keys of a hash, which are the reader's own", "page.goto(url, headers: { my_key: 1 })", []],
  ["options of Ruby's methods", "File.new(path, mode: 'w')", []],
  ["an option after another call is closed", "page.screenshot(path(1), nope: 1)", ["nope"]],
  ["strings and comments", "puts 'page.nope' # page.nope\npage.goto(\"a.nope(b: 1)\")", []],
  ["a safe call", "page&.nope", ["nope"]],
  ["a name with its class", "Page#nope", ["nope"]],
  ["numbers", "sleep 1.5", []],
  ["a constant", "Foo::Bar.new", []],
  ["code that breaks off", "page.screenshot(full_", []],
])("finds in %s what does not exist", (_case, code, names) => {
  expect(unknownNames(code, known).map(({ name }) => name)).toEqual(names);
});

it("says where it stands", () => {
  expect(unknownNames("page.goto(url).nope", known)).toEqual([{ name: "nope", start: 15 }]);
});
