import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiskCache } from "./diskCache";

let folder: string;
let count: number;
const make = () => ({ made: (count += 1) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
  count = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

it("makes a result once for the same parts, also for another process", () => {
  expect(createDiskCache(folder)("a/b.mdx", ["text"], make)).toEqual({ made: 1 });
  expect(createDiskCache(folder)("a/b.mdx", ["text"], make)).toEqual({ made: 1 });
  expect(readdirSync(join(folder, "a"))).toEqual(["b.mdx.json"]);
});

it.each([
  ["another text", ["other"]],
  ["one part more", ["text", ""]],
  ["parts that are cut elsewhere", ["te", "xt"]],
])("makes it again for %s", (_case, parts) => {
  const cache = createDiskCache(folder);
  cache("a", ["text"], make);
  expect(cache("a", parts, make)).toEqual({ made: 2 });
});

it("gives a result the same shape whether it was made or kept", () => {
  const partly = () => ({ there: 1, missing: undefined });
  const cache = createDiskCache(folder);
  expect(Object.keys(cache("a", ["text"], partly))).toEqual(["there"]);
  expect(Object.keys(cache("a", ["text"], partly))).toEqual(["there"]);
});

it("makes a result again whose file is broken", () => {
  const cache = createDiskCache(folder);
  cache("a", ["text"], make);
  writeFileSync(join(folder, "a.json"), "half a");
  expect(cache("a", ["text"], make)).toEqual({ made: 2 });
});
