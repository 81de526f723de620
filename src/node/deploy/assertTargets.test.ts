import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assertRecords, assertRedirects } from "./assertTargets";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "redirects-"));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/page.html"), '<h2 id="goto">goto</h2>');
  writeFileSync(join(folder, "404.html"), "");
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(...rules: string[]): void {
  assertRedirects(rules.join("\n"), folder);
}

it("takes rules that lead to a file, a place in it, or another site", () => {
  check(
    "# /docs/comment /docs/nope 301",
    "",
    "/a /docs/page 301",
    "/b  /docs/page#goto  301",
    "/c /404.html 404!",
    "/d https://example.com/ 301",
    "/python/* /docs/:splat 301",
  );
});

it("names each rule that leads nowhere", () => {
  const lost = ["/a /docs/nope 301", "/b /docs/page#click 301"];
  expect(() => check("/c /docs/page 301", ...lost)).toThrow(lost.join("\n"));
});

it("names each record of the search that leads nowhere", () => {
  const found = [{ url: "/docs/page" }, { url: "/docs/page#goto" }];
  expect(() => assertRecords(found, folder)).not.toThrow();
  const lost = [{ url: "/docs/nope" }, { url: "/docs/page#click" }];
  expect(() => assertRecords([...found, ...lost], folder)).toThrow(
    "Search records lead nowhere:\n/docs/nope\n/docs/page#click",
  );
});
