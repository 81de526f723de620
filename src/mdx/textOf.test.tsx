import { textOf } from "./textOf";

it.each([
  ["text", "Install", "Install"],
  ["nothing", undefined, ""],
  [
    "text with marked up parts",
    <>
      Use <code>goto</code>, <em>not {2}</em>
    </>,
    "Use goto, not 2",
  ],
])("reads %s", (_case, node, expected) => {
  expect(textOf(node)).toBe(expected);
});
