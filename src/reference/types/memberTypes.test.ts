import { memberTypes } from "./memberTypes";

const rbs = `module Playwright
  def self.create: (String path) -> Execution
    | [T] (String path) { (Playwright) -> T } -> T
  class PageError < Error
    def goto: () -> nil
  end
  class Page < JSHandle
    def go: () -> nil
    def goto: (
        String url,
        ?timeout: Numeric
      ) -> Response?
    def visible?: () -> bool
  end
  class Frame
    def goto: () -> void
  end
  module Test
    def self.expect_timeout: () -> Integer
  end
end
`;

it.each([
  ["Page#go", "def go: () -> nil"],
  ["Page#goto", "def goto: (\n    String url,\n    ?timeout: Numeric\n  ) -> Response?"],
  ["Page#visible?", "def visible?: () -> bool"],
  ["Frame#goto", "def goto: () -> void"],
  ["Test.expect_timeout", "def self.expect_timeout: () -> Integer"],
  [
    "Playwright.create",
    "def self.create: (String path) -> Execution\n  | [T] (String path) { (Playwright) -> T } -> T",
  ],
  ["Frame#go", null],
  ["Worker#goto", null],
])("finds the declaration of %s", (id, declared) => {
  expect(memberTypes(rbs, id)).toBe(declared?.replaceAll("\\\n", "\n") ?? null);
});
