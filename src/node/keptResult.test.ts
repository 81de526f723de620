import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepResultsIn, keptResult } from "./keptResult";

let folder: string;
let made = 0;
const make = () => ({ made: (made += 1) });

beforeEach(() => {
  made = 0;
  folder = mkdtempSync(join(tmpdir(), "results-"));
  keepResultsIn(folder);
});
afterEach(() => {
  keepResultsIn(null);
  rmSync(folder, { recursive: true });
});

it("makes a result once for the same parts", () => {
  expect(keptResult("a/b.mdx", ["text"], make)).toEqual({ made: 1 });
  expect(keptResult("a/b.mdx", ["text"], make)).toEqual({ made: 1 });
});

it.each([
  ["another text", ["other"]],
  ["texts that are divided otherwise", ["te", "xt"]],
])("makes it again of %s", (_case, parts) => {
  keptResult("a", ["text"], make);
  expect(keptResult("a", parts, make)).toEqual({ made: 2 });
});

it("gives the same the first time as later", () => {
  const partly = () => ({ a: 1, b: undefined });
  const first = keptResult("a", ["text"], partly);
  expect(Object.keys(first)).toEqual(Object.keys(keptResult("a", ["text"], partly)));
});

it("makes it again where what was kept cannot be read", () => {
  keptResult("a", ["text"], make);
  writeFileSync(join(folder, "a.json"), "{");
  expect(keptResult("a", ["text"], make)).toEqual({ made: 2 });
});

it("keeps nothing where nobody asked for it", () => {
  keepResultsIn(null);
  keptResult("a", ["text"], make);
  expect(keptResult("a", ["text"], make)).toEqual({ made: 2 });
});
