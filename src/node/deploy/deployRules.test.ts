import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deployRules } from "./deployRules";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  cpSync(join(__dirname, "../../../test/fixtures/site"), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function headers(): Promise<string> {
  const [file] = await deployRules(folder, "/a /b 301\n", {});
  return file?.body ?? "";
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

it("makes the policy from the pages as they are in the end", async () => {
  write("docs/a.html", "<script>alert(1)</script>");
  const text = await headers();
  expect(text).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(text.match(/content-security-policy/g)).toHaveLength(1);
});

it("hashes code that is not English as the browser does", async () => {
  const code = 'alert("日本語 é")';
  write("docs/a.html", `<p>日本語</p><script>${code}</script>`);
  expect(await headers()).toContain(hashOf(code));
});

it("writes the rules of the host, and leads search engines to the pages", async () => {
  const files = await deployRules(folder, "/a /b 301\n", {});
  expect(files.map(({ path }) => path)).toEqual(["/_headers", "/_redirects", "/robots.txt"]);
  expect(files[2]?.body).toMatch(/^Sitemap: http.*\/sitemap-index\.xml$/m);
});
