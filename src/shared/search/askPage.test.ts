import { askPath, exampleText, findAskPassage, type AskPage } from "./askPage";

it.each([
  ["/docs/api/page", "/ask/api/page.json"],
  ["/docs/api", "/ask/api.json"],
  ["/about", "/ask/about.json"],
])("keeps what can be quoted from %s in %s", (path, file) => {
  expect(askPath(path)).toBe(file);
});

const page: AskPage = {
  "": { passage: ["intro"], examples: [] },
  screenshot: { passage: ["screenshot"], examples: [] },
  "screenshot-animations": { passage: ["animations"], examples: [] },
};

it.each([
  ["the page itself", "", "intro"],
  ["a member", "screenshot", "screenshot"],
  ["an option, at its member", "screenshot-fullPage", "screenshot"],
  ["the nearest of two", "screenshot-animations-css", "animations"],
  ["an anchor that only begins alike", "screenshots", undefined],
])("finds %s", (_case, anchor, passage) => {
  expect(findAskPassage(page, anchor)?.passage[0]).toBe(passage);
});

it("reads code without its colours", () => {
  const lines = [["page.", ["f", "goto"]], [], ["  url"]] as const;
  expect(exampleText({ language: "ruby", title: null, isChecked: true, lines })).toBe(
    "page.goto\n\n  url",
  );
});
