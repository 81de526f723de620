import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../test/validSite";
import { forgetChangedOutput, noteOutput } from "./builtOutput";

const outputs = [
  "public/index.html",
  "public/docs/api/page/index.html",
  "public/page-data/docs/api/page/page-data.json",
  "public/page-data/sq/d/1.json",
  "public/app-1a2b.js",
  "public/webpack.stats.json",
  "public/sitemap-index.xml",
];
let root: string;

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation();
  root = mkdtempSync(join(tmpdir(), "output-"));
  build();
});

afterEach(() => rmSync(root, { recursive: true }));

function build(): void {
  writeFiles(root, Object.fromEntries(outputs.map((file) => [file, `Text of ${file}`])));
  writeFiles(root, { ".cache/redux.json": "{}" });
  noteOutput(root);
}

const isKept = () => {
  forgetChangedOutput(root);
  const [output, cache] = ["public", ".cache"].map((name) => existsSync(join(root, name)));
  expect(output).toBe(cache);
  return cache;
};

it("keeps what the last build has left", () => {
  expect(isKept()).toBe(true);
  expect(isKept()).toBe(true);
});

it.each(outputs)("has all built anew where %s is removed, empty, or from elsewhere", (file) => {
  const damage = [
    () => rmSync(join(root, file)),
    () => writeFileSync(join(root, file), ""),
    () => writeFileSync(join(root, file), "Text of another commit"),
  ];
  for (const spoil of damage) {
    build();
    spoil();
    expect(isKept()).toBe(false);
  }
});

it.each([
  ["a page of another commit is there", () => writeFiles(root, { "public/old.html": "Old" })],
  ["all of it is gone", () => rmSync(join(root, "public"), { recursive: true })],
  ["nothing is known of it", () => rmSync(join(root, ".cache/output-digest"))],
  ["the cache is gone", () => rmSync(join(root, ".cache"), { recursive: true })],
])("has all built anew where %s", (_case, spoil) => {
  spoil();
  expect(isKept()).toBe(false);
});
