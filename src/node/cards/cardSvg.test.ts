import { cardSvg, fitTitle, type Card } from "./cardSvg";

const card: Card = { kicker: "Playwright::Page", title: "Page", code: null, description: "A tab." };

it.each([
  ["Page", 1, 84],
  ["Coming from JavaScript or Python", 2, 68],
  ["Emulation of telephones, faraway places, tomorrow and other times", 3, 54],
])("puts “%s” on %i lines of %i pixels", (title, count, size) => {
  const found = fitTitle(title);
  expect([found?.lines.length, found?.style.size]).toEqual([count, size]);
  expect(found?.lines.join(" ")).toBe(title);
});

it.each([
  ["of many words", "word ".repeat(30).trim()],
  ["of one long word", "a".repeat(60)],
])("has no room for a title %s", (_case, title) => {
  expect(fitTitle(title)).toBeNull();
  expect(() => cardSvg({ ...card, title })).toThrow(title);
});

it("says the site's name for a title in letters that the fonts lack", () => {
  const japanese = { ...card, title: "ページ", kicker: "ガイド", description: "タブ。" };
  const plain = { ...card, title: "playwright-ruby-client", kicker: "", description: "" };
  expect(fitTitle("ページ")?.lines).toEqual(["playwright-ruby-client"]);
  expect(cardSvg(japanese)).toBe(cardSvg(plain));
});

it("names code that is too long", () => {
  const code = `page.goto("${"a".repeat(60)}")`;
  expect(() => cardSvg({ ...card, code })).toThrow(`“${code}” does not fit its card.`);
});

it("has room for the longest description", () => {
  expect(() => cardSvg({ ...card, description: "wwww ".repeat(34).trim() })).not.toThrow();
});

it("draws the same shapes without a font of the machine", () => {
  expect(cardSvg({ ...card, code: "page.goto(url)" })).not.toMatch(/<text|font/);
  expect(cardSvg(card)).toBe(cardSvg(card));
});
