import { referenceHref } from "./referenceHref";

const typeLinks = { Locator: "/docs/api/locator", Playwright: "/docs/api/playwright" };

it.each([
  ["a class", "Locator", "/docs/api/locator"],
  ["a class with its namespace", "Playwright::Locator", "/docs/api/locator"],
  ["a member", "Locator#fill", "/docs/api/locator#fill"],
  ["a predicate", "Locator#visible?", "/docs/api/locator#visible"],
  ["a module function", "Playwright.create", "/docs/api/playwright#create"],
  ["a class without a page", "Regexp", null],
  ["a member of a class without a page", "String#sub", null],
  ["a name that every object has", "constructor", null],
  ["an option", "timeout", null],
  ["a call with arguments", 'Locator#fill("x")', null],
])("finds the place of %s", (_case, code, expected) => {
  expect(referenceHref(code, typeLinks)).toBe(expected);
});
