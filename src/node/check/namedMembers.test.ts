import { namedMembers } from "../content/linkReferences";

function named(code: string): string[] {
  return namedMembers(code).map(({ className, member }) => `${className}#${member}`);
}

it.each([
  ["a call", "page.goto(url)", ["Page#goto"]],
  ["a call with a block", "page.expect_popup { link.click }", ["Page#expect_popup"]],
  ["a call without arguments", "context.cookies", ["BrowserContext#cookies"]],
  ["a predicate", "locator.visible?", ["Locator#visible?"]],
  ["what a chain ends in", 'page.get_by_role("row").filter(hasText: "A").click', ["Locator#click"]],
  ["a way to find", "get_by_label", ["Page#get_by_label"]],
  ["a way to find, with its words", 'get_by_role("button", name: "Save")', ["Page#get_by_role"]],
  ["a member by its class", "Route#abort", ["Route#abort"]],
])("sees in code %s", (_case, code, expected) => {
  expect(named(code)).toEqual(expected);
});

it("asks the likeliest class first where a name has none", () => {
  expect(named("wait_for")[0]).toBe("Locator#wait_for");
});

it.each([
  "goto",
  "to_s",
  "driver.get(url)",
  "page.coverage.start()",
  "a or b",
  "have_text",
  "spec/e2e",
])("sees no member of the library in %s", (code) => {
  const known = ["Page#goto", "Locator#to_s", "Page#get", "Page#start", "Page#coverage"];
  expect(named(code).filter((name) => known.includes(name))).toEqual([]);
});
