import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../../test/validSite";
import { readSample } from "./readSample";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sample-"));
});

afterEach(() => rmSync(root, { recursive: true }));

it("has the line ends of this repository, whatever the checkout has", () => {
  writeFiles(root, { "content/samples/llms.mdx": "---\r\ntitle: A\r\n---\r\n\r\nText\r\n" });
  expect(readSample("llms", root)).toBe("---\ntitle: A\n---\n\nText\n");
});

it("is empty where there is no such sample", () => {
  expect(readSample("llms", root)).toBe("");
});
