import { memoizeBySource } from "./memoizeBySource";

function countingParser() {
  const parse = jest.fn(({ text }: { text: string }) => ({ length: text.length }));
  return { parse, memoized: memoizeBySource(parse) };
}

it("reads the same text at the same path once", () => {
  const { parse, memoized } = countingParser();
  expect(memoized({ path: "a", text: "one" })).toBe(memoized({ path: "a", text: "one" }));
  expect(parse).toHaveBeenCalledTimes(1);
});

it.each([
  ["a text that has changed", { path: "a", text: "three" }, { length: 5 }],
  ["the same text at another path", { path: "b", text: "one" }, { length: 3 }],
])("reads %s", (_case, source, result) => {
  const { parse, memoized } = countingParser();
  memoized({ path: "a", text: "one" });
  expect(memoized(source)).toEqual(result);
  expect(parse).toHaveBeenCalledTimes(2);
});
