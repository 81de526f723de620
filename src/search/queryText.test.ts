import { queryText } from "./queryText";

it.each([
  ["several lines", " expect(page)\n  .to have_title\t", "expect(page) .to have_title"],
  ["control characters", "a\u0000b\u007fc", "a b c"],
  ["half a character", "\ud83dclick\udc4d", "click"],
  ["a character that the end would halve", `${"x".repeat(511)}👍`, "x".repeat(511)],
  ["whole characters of any script", "要素を待つ 👍", "要素を待つ 👍"],
  ["markup, which is text", "<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["nothing but blanks", " \n ", ""],
  ["a megabyte", "ab".repeat(500_000), "ab".repeat(256)],
])("makes a query of %s", (_case, text, query) => {
  expect(queryText(text)).toBe(query);
});
