import type { ApiMember } from "./apiClass";
import { negatedCall, signatureLine } from "./signatureOf";

const page = { rubyClass: "Playwright::Page", docId: "api/page" };
const assertions = {
  rubyClass: "Playwright::LocatorAssertions",
  docId: "api/locator_assertions",
};
const playwright = { rubyClass: "Playwright::Playwright", docId: "api/playwright" };

it.each<[string, typeof page, ApiMember["kind"], string, string[], string | null, string]>([
  ["a call without arguments", page, "method", "reload", [], null, "page.reload"],
  ["a block alone", page, "method", "expect_popup", [], "{ … }", "page.expect_popup { … }"],
  [
    "arguments",
    page,
    "method",
    "goto",
    ["url", "timeout: nil"],
    null,
    "page.goto(url, timeout: nil)",
  ],
  ["arguments and a block", page, "waiter", "on", ["event"], "{ … }", "page.on(event) { … }"],
  ["a predicate", page, "predicate", "closed?", [], null, "page.closed?"],
  ["a setter", page, "property", "name=", ["value"], null, "page.name = value"],
  [
    "an assertion",
    assertions,
    "assertion",
    "to_have_text",
    ["expected"],
    null,
    "expect(locator).to have_text(expected)",
  ],
  [
    "a module function",
    playwright,
    "module-function",
    "create",
    ["path:"],
    "{ |playwright| … }",
    "Playwright.create(path:) { |playwright| … }",
  ],
  [
    "a function of a module below",
    { rubyClass: "Playwright::Test", docId: "api/test" },
    "module-function",
    "expect_timeout=",
    ["timeout"],
    null,
    "Playwright::Test.expect_timeout = timeout",
  ],
  [
    "a class in a folder",
    { rubyClass: "Playwright::Android", docId: "api/experimental/android" },
    "method",
    "devices",
    [],
    null,
    "android.devices",
  ],
])("writes %s as Ruby", (_case, owner, kind, name, args, block, expected) => {
  const signature = { arguments: args, block };
  expect(signatureLine(owner, { name, kind, signature })).toBe(expected);
});

it("writes the opposite of an assertion", () => {
  const signature = { arguments: ["expected"], block: null };
  const member = { name: "to_have_text", kind: "assertion" as const, signature };
  expect(negatedCall(assertions, member)).toBe("expect(locator).not_to have_text");
});
