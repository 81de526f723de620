import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepResult, keepResultsIn, keptFields, keptResult } from "./keptResult";

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

it("has a result kept for whoever asks for it later", () => {
  keepResult("a", ["text"], make);
  keepResult("a", ["text"], make);
  expect(keptResult("a", ["text"], make)).toEqual({ made: 1 });
});

it("keeps nothing where nobody asked for it", () => {
  keepResultsIn(null);
  keepResult("a", ["text"], make);
  expect(made).toBe(0);
  keptResult("a", ["text"], make);
  expect(keptResult("a", ["text"], make)).toEqual({ made: 2 });
});

describe("fields of a result", () => {
  const makeFields = () => ({ small: [made], large: `${(made += 1)}\n` });

  it("are made together, and read one by one", () => {
    const read = keptFields("a", ["text"], makeFields);
    expect([read("large"), read("small"), read("large")]).toEqual(["1\n", [0], "1\n"]);
    expect(keptFields("a", ["text"], makeFields)("large")).toBe("1\n");
    expect(made).toBe(1);
  });

  it("are read also where they are long and not English", () => {
    const fields = { first: "é日本".repeat(1000), empty: [], last: "日\n本" };
    expect(keptFields("a", ["text"], () => fields)("first")).toBe(fields.first);
    const read = keptFields("a", ["text"], () => ({ ...fields, last: "made again" }));
    expect([read("last"), read("empty"), read("first")]).toEqual([fields.last, [], fields.first]);
  });

  it("are made again where what was kept cannot be read", () => {
    keptFields("a", ["text"], makeFields)("small");
    writeFileSync(join(folder, "a.json"), readFileSync(join(folder, "a.json")).subarray(0, 50));
    expect(keptFields("a", ["text"], makeFields)("large")).toBe("2\n");
  });

  it("are new each time, so that who changes one changes it for nobody else", () => {
    const read = keptFields("a", ["text"], makeFields);
    read("small").push(1);
    expect(read("small")).toEqual([0]);
  });

  it("are made again of another text, or where another has taken their place", () => {
    const read = keptFields("a", ["text"], makeFields);
    expect(read("large")).toBe("1\n");
    expect(keptFields("a", ["other"], makeFields)("large")).toBe("2\n");
    expect(read("large")).toBe("3\n");
  });

  it("are made once also where nothing is kept", () => {
    keepResultsIn(null);
    const read = keptFields("a", ["text"], makeFields);
    expect([read("large"), read("large")]).toEqual(["1\n", "1\n"]);
  });
});
