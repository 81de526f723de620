import { isLongQuery, queryTokens, searchTokens, tellingTokens } from "./searchTokens";

const selectorForms = ["wait_for_selector", "wait", "for", "selector", "waitforselector"];

describe("searchTokens", () => {
  it.each([
    ["a Ruby name", "wait_for_selector", selectorForms],
    ["a JavaScript name", "waitForSelector", selectorForms],
    [
      "a name with an acronym",
      "setDefaultHTTPTimeout",
      ["set_default_http_timeout", "set", "default", "http", "timeout", "setdefaulthttptimeout"],
    ],
    ["a member of a class", "Page#click", ["page", "click"]],
    ["a call", ".click", ["click"]],
    ["a predicate", "visible?", ["visible"]],
    ["a predicate of JavaScript", "isVisible", ["is_visible", "is", "visible", "isvisible"]],
    ["a name that starts with a dollar", "$eval", ["$eval", "eval"]],
    ["two dollars", "$$", ["$$"]],
    ["a keyword argument", "storage_state:", ["storage_state", "storage", "state", "storagestate"]],
    ["a key of a hash", "clip.x", ["clip", "x"]],
    ["an error message", "Timeout 30000ms exceeded.", ["timeout", "30000ms", "exceeded"]],
    ["words of another script", "ページ à la carte", ["ペー", "ージ", "à", "la", "carte"]],
    ["signs alone", "?!… <>", []],
  ])("finds %s by its forms", (_case, text, tokens) => {
    expect(searchTokens(text)).toEqual(tokens);
  });

  it("keeps a word as often as it is written", () => {
    expect(searchTokens("click, then click")).toEqual(["click", "then", "click"]);
  });
});

describe("queryTokens", () => {
  it.each([
    ["a name in either spelling", "waitForSelector wait_for_selector", ["wait_for_selector"]],
    ["a half-typed name", "waitForSel", ["wait_for_sel"]],
    ["a member of a class", "Page#click", ["page", "click"]],
    ["a call with an argument", 'page.getByRole("button")', ["page", "get_by_role", "button"]],
    ["nothing but spaces", "   ", []],
    ["a run without end", "a".repeat(600), ["a".repeat(64)]],
  ])("reads %s", (_case, query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });
});

describe("tellingTokens", () => {
  it.each([
    ["a number with its unit", "Timeout 30000ms exceeded.", ["timeout", "exceeded"]],
    [
      "a build in a path",
      "/ms-playwright/chromium-1181/chrome",
      ["ms", "playwright", "chromium", "chrome"],
    ],
    ["a single letter", "doesn't exist", ["doesn", "exist"]],
    ["nothing but numbers", "1.61.0", []],
  ])("leaves out %s", (_case, query, tokens) => {
    expect(tellingTokens(query)).toEqual(tokens);
  });
});

describe("isLongQuery", () => {
  it.each([
    ["a name", "page.wait_for_selector", false],
    ["a question", "how do I wait for it", false],
    ["a long question", "how do I wait until the page has loaded", true],
    ["a message", "Errno::ENOENT: No such file or directory - npx", true],
  ])("looks at %s, %j, and takes it for a message: %s", (_case, query, expected) => {
    expect(isLongQuery(query)).toBe(expected);
  });
});

it.each([
  ["a run of kanji and kana", "要素取得する", ["要素", "素取", "取得", "得す", "する"]],
  ["one beside a name", "pageを開く", ["page", "を開", "開く"]],
  ["a short one", "要素", ["要素"]],
])("divides %s into pairs", (_case, text, pairs) => {
  expect(queryTokens(text)).toEqual(pairs);
});
