import { readFileSync } from "node:fs";

const day = 24 * 60 * 60 * 1000;
const text = readFileSync("static/.well-known/security.txt", "utf8");
const fields = text
  .trimEnd()
  .split("\n")
  .map((line) => line.split(/: (.*)/));
const valuesOf = (name: string) =>
  fields.filter(([field]) => field === name).map(([, value = ""]) => value);

it("says where a weakness is reported, as RFC 9116 asks", () => {
  expect(valuesOf("Contact").length).toBeGreaterThan(0);
  expect(valuesOf("Expires")).toHaveLength(1);
  expect(fields.map(([field]) => field)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/\s/)]),
  );
  for (const address of [...valuesOf("Contact"), ...valuesOf("Policy")])
    expect(address).toMatch(/^https:\/\//);
});

it("holds for 30 days at least and no longer than a year: set a later Expires when this fails", () => {
  const left = (Date.parse(valuesOf("Expires")[0] ?? "") - Date.now()) / day;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThan(366);
});
