import { pageVersionOf } from "./pageVersionOf";

it.each([
  ["a document has those that it was made with", { version: "current", locales: ["ja"] }, ["ja"]],
  ["a document without a translation has none", { version: "current" }, []],
  ["the home page has all", {}, ["en"], "/"],
  ["the search has all", {}, ["en"], "/search"],
  ["the not-found page has none: in any language the address is wrong", {}, [], "/docs/nope"],
  ["the not-found page has none where the server renders it", {}, [], "/404.html"],
  ["the not-found page has none at its own address", {}, [], "/404"],
])("of the locales %s", (_case, pageContext, locales, path = "/docs/api/page") => {
  expect(pageVersionOf(pageContext, path).locales).toEqual(locales);
});
