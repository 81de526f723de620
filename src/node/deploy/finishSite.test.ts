import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finishSite } from "./finishSite";
import { listFiles } from "./listFiles";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "finish-"));
  cpSync(join(__dirname, "../../../test/fixtures/site"), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function headers(): string {
  return readFileSync(join(folder, "_headers"), "utf8");
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

it("makes the policy from the pages as they are in the end", async () => {
  write("docs/a.html", "<script>alert(1)</script>");
  await finishSite(folder, {});
  expect(headers()).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(headers().match(/content-security-policy/g)).toHaveLength(1);
});

it("hashes code that is not English as the browser does", async () => {
  const code = 'alert("日本語 é")';
  write("docs/a.html", `<p>日本語</p><script>${code}</script>`);
  await finishSite(folder, {});
  expect(headers()).toContain(hashOf(code));
});

it("has a hundred pages that all look different share ten styles", async () => {
  const rule = (page: number) => `.é${page}{color:red}`;
  const pages = Array.from({ length: 100 }, (_, page) => page);
  pages.forEach((page) => {
    write(`docs/${page}.html`, `<head><style>${rule(page)}</style></head><p>é`);
  });
  await finishSite(folder, {});
  const styles = pages.map((page) => {
    const html = readFileSync(join(folder, `docs/${page}.html`), "utf8");
    const style = /^<head><style>(.*)<\/style><\/head><p>é$/.exec(html)?.[1] ?? "none";
    expect(style).toContain(rule(page));
    return style;
  });
  const policy = /style-src [^;]*/.exec(headers())?.[0] ?? "";
  expect(policy.match(/sha256/g)).toHaveLength(11);
  expect([...new Set(styles)].filter((style) => !policy.includes(hashOf(style)))).toEqual([]);
});

it("takes away what is not to be published", async () => {
  const made = [
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/slices/a.html",
    "~partytown/a.js",
    "404/index.html",
  ];
  made.forEach((file) => {
    write(file, "");
  });
  const before = listFiles(folder);
  await finishSite(folder, {});
  const after = listFiles(folder);
  expect(before.filter((file) => !after.includes(file))).toEqual(
    made.map((file) => `/${file}`).sort(),
  );
  expect(after).toContain("/404.html");
});

it("changes nothing when it is done once more", async () => {
  await finishSite(folder, {});
  const once = headers();
  await finishSite(folder, {});
  expect(headers()).toBe(once);
});
