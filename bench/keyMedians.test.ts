import { keyMedians } from "./keyMedians";

const key = (text: string, shown: number) => ({ text, shown, settled: shown * 2 });

it("takes of each key the middle of its visits, so that a slow moment of the machine is none of the site's", () => {
  const visits = [
    [[key("w", 20), key("wa", 30)]],
    [[key("w", 90), key("wa", 31)]],
    [[key("w", 22), key("wa", 80)]],
  ];
  expect(keyMedians(visits, "shown")).toEqual([22, 31]);
  expect(keyMedians(visits, "settled")).toEqual([44, 62]);
});

it("has a key that is slow in each visit as slow", () => {
  expect(keyMedians([[[key("w", 90)]], [[key("w", 91)]], [[key("w", 89)]]], "shown")).toEqual([90]);
});

it("tells the same letters of two queries apart, and counts a key that not every visit has", () => {
  const visits = [
    [[key("w", 20)], [key("w", 40)]],
    [[key("w", 20)], [key("w", 40), key("wa", 60)]],
  ];
  expect(keyMedians(visits, "shown")).toEqual([20, 40, 60]);
});
