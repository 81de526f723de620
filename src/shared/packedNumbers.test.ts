import { packNumbers, unpackNumbers } from "./packedNumbers";

it("gives back the numbers that were packed", () => {
  const numbers = [0, 1, 59, 60, 61, 91, 92, 93, 1000, 2979, 300_000, 7];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
});

it("writes small numbers as one letter that JSON leaves as it is", () => {
  const text = packNumbers(Array.from({ length: 60 }, (_, index) => index));
  expect(JSON.stringify(text)).toHaveLength(62);
});

it("refuses what is no packed number", () => {
  expect(() => unpackNumbers("! ")).toThrow('" " is no packed number');
});
