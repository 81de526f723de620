import { parseApiReference } from "./apiReference";

it.each([
  ["a class", "Locator", "Locator", null],
  ["a class with its module", "Playwright::TimeoutError", "TimeoutError", null],
  ["a member", "Locator#fill", "Locator", "fill"],
  ["a member with the module", "Playwright::Page#goto", "Page", "goto"],
  ["a predicate", "Locator#visible?", "Locator", "visible?"],
  ["a writer", "Page#default_timeout=", "Page", "default_timeout="],
  ["a bang method", "Page#close!", "Page", "close!"],
  ["a function of a module", "Playwright.create", "Playwright", "create"],
])("reads %s", (_case, code, className, member) => {
  expect(parseApiReference(code)).toEqual({ className, member });
});

it.each([
  ["a bare member", "fill"],
  ["a call", "Locator#fill(value)"],
  ["an event of the DevTools protocol", "Page.loadEventFired"],
  ["a chain", "Page#locator.first"],
  ["a name of JavaScript", "Locator#waitFor-it"],
  ["a constant of another module", "RSpec::Matchers"],
  ["an instance variable", "@page"],
  ["a sentence", "Locator fill"],
  ["nothing", ""],
])("does not take %s for a name of the library", (_case, code) => {
  expect(parseApiReference(code)).toBeNull();
});
