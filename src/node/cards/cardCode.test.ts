import { cardCode } from "./cardCode";

const ofClass = ["goto", "visible?", "to_have_url"];

it.each<[string, string, string[] | null, string | null]>([
  [
    "the first call of a guide",
    'require "playwright"\n\npage.click("#a")',
    null,
    'page.click("#a")',
  ],
  ["a call without its comment", 'x = page.title  # => "A"', null, "x = page.title"],
  ["an expectation", "expect(page).to have_url(url)", ofClass, "expect(page).to have_url(url)"],
  ["a member of the class", "page.title\npage.visible?(a)", ofClass, "page.visible?(a)"],
  ["no other member", "page.title\npage.goto_all", ofClass, null],
  ["no line that goes on", "page.goto(\n  url,\n)", ofClass, null],
  ["no block's first line", "page.goto(url) do |a|\nend", ofClass, null],
  ["no half of a text", 'page.goto("a\nb")', ofClass, null],
  ["no line that is too long", `page.goto("${"a".repeat(50)}")`, ofClass, null],
  ["no letters that the font lacks", 'page.goto("素")', ofClass, null],
  ["no other language", "const email = document.value;", null, null],
])("shows %s", (_case, code, members, line) => {
  expect(cardCode([{ code }], members)).toBe(line);
});
