import { memoizeByName } from "./memoizeByName";

it("makes a thing once for each name, also where there is none", () => {
  const make = jest.fn((name: string) => (name === "a" ? undefined : name));
  const remembered = memoizeByName(make);
  expect(["a", "b", "a", "b"].map(remembered)).toEqual([undefined, "b", undefined, "b"]);
  expect(make).toHaveBeenCalledTimes(2);
});
