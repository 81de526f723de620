import { inRounds } from "./inRounds";

it("gives all of a list in turn, and then the list as it is by then", () => {
  let list = ["a", "b", "c"];
  const next = inRounds(() => list, 2);
  expect(next()).toEqual(["a", "b"]);
  list = ["d"];
  expect(next()).toEqual(["c"]);
  expect(next()).toEqual(["d"]);
  expect(next()).toEqual(["d"]);
});

it("gives nothing of an empty list", () => {
  const next = inRounds(() => [], 2);
  expect(next()).toEqual([]);
});
