import { createLatest } from "./latest";

it("keeps what was added last, each thing once", () => {
  const latest = createLatest<string>(2);
  expect(latest.all()).toEqual([]);
  ["a", "b", "a"].forEach(latest.add);
  expect(latest.all()).toEqual(["b", "a"]);
  latest.add("c");
  expect(latest.all()).toEqual(["a", "c"]);
});
