import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { classJson, methodJson } from "../../test/factsFactories";
import { writeFiles, type Files } from "../../test/validSite";
import { importFacts } from "./readFactsFolder";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-"));
  writeFiles(root, {
    ...facts,
    "content/api/facts/gone.json": "{}",
    "content/api/compat.json": known,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const known = JSON.stringify([
  { gem: "1.0.0", released: "2026-01-01", playwright: "1.0.0", ruby: null, node: "18" },
  { gem: "1.1.0", released: "2026-02-01", playwright: "1.1.0", ruby: null, node: "20" },
]);

const facts: Files = {
  "new/index.json": JSON.stringify({
    sources: { rubyClient: { commit: "abc" } },
    removedMembers: [
      {
        class: "Clock",
        name: "stop",
        kind: "method",
        returns: { type: "nil" },
        removedIn: "1.0.0",
      },
    ],
  }),
  "new/coverage.json": JSON.stringify({
    gemVersion: "1.0.0",
    totals: { implemented: 1, unimplemented: 0, total: 1 },
    playwrightClassesWithoutWrapper: [],
  }),
  "new/compat.tsv": "0.9.0\t2025-12-01\t?\t\n1.0.0\t2026-01-01\t1.0.1\t>= 2.4\n",
  "new/api/clock.json": JSON.stringify(
    classJson({ class: "Clock", path: "clock", methods: [methodJson({ name: "resume" })] }),
  ),
  "new/api_runtime/video.json": JSON.stringify(
    classJson({ class: "Video", path: "video", methods: [methodJson({ name: "path" })] }),
  ),
};

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const tree = () => readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }).sort();

it("takes every file, with what left the library, and drops classes that are gone", () => {
  importFacts(join(root, "new"), root);
  expect(tree()).toEqual(
    ["api", "api/compat.json", "api/coverage.json", "api/facts", "api/facts/clock.json"].concat(
      "api/facts/video.json",
      "api/release.json",
    ),
  );
  expect(json("content/api/facts/clock.json")).toMatchObject({
    methods: [{ name: "resume" }, { name: "stop", removedIn: "1.0.0", anchor: "stop" }],
  });
});

it("keeps releases that it knows and the facts do not, with their Node.js, and says which is documented", () => {
  importFacts(join(root, "new"), root);
  expect(json("content/api/compat.json")).toMatchObject([
    { gem: "0.9.0", playwright: null, ruby: null, node: null },
    { gem: "1.0.0", playwright: "1.0.1", ruby: ">= 2.4", node: "18" },
    { gem: "1.1.0", node: "20" },
  ]);
  expect(json("content/api/release.json")).toEqual({
    documented: { gem: "1.0.0", playwright: "1.0.1", ruby: ">= 2.4", node: "18", commit: "abc" },
    newest: { gem: "1.1.0", playwright: "1.1.0", node: "20" },
  });
});

it.each<[string, Record<string, string | null>, string[]]>([
  ["no file", { "new/index.json": null, "new/compat.tsv": null }, ["index.json", "compat.tsv"]],
  [
    "no JSON",
    { "new/coverage.json": "{", "new/api/clock.json": "[" },
    ["coverage.json", "clock.json"],
  ],
  ["a class without a name", { "new/api/clock.json": '{ "methods": [] }' }, ["facts/clock.json"]],
  [
    "a day that is none",
    { "new/compat.tsv": "1.0.0\tsoon\t1.0.0\t\n" },
    ["compat.json: 0.released"],
  ],
])("says all that is wrong and writes nothing: %s", (_case, changes, expected) => {
  for (const [path, text] of Object.entries(changes)) {
    rmSync(join(root, path));
    writeFiles(root, { [path]: text });
  }
  const before = tree();
  const messages = messageOf(() => importFacts(join(root, "new"), root)).split("\n");
  expected.forEach((name) => expect(messages.join("\n")).toContain(name));
  expect(tree()).toEqual(before);
  expect(json("content/api/compat.json")).toEqual(JSON.parse(known));
});

it("says of a folder that is not there where it is to be", () => {
  expect(messageOf(() => importFacts("nowhere", root))).toBe(
    "There is no folder nowhere. Say where the facts are, such as ../shared/facts.",
  );
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}
