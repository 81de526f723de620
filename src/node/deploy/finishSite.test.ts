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

it("has a hundred pages that all look different ask for the rarest styles as files", async () => {
  const color = (page: number) => `.é${page}{color:red}`;
  const pages = Array.from({ length: 100 }, (_, page) => page);
  pages.forEach((page) => {
    write(`docs/${page}.html`, `<head><style>${color(page)}</style></head><p>é`);
  });
  write("docs/like-99.html", `<style>${color(99)}</style>`);
  await finishSite(folder, {});
  const policy = /content-security-policy: .*/.exec(headers())?.[0] ?? "";
  expect(policy.length).toBeLessThan(5_000);
  const seen = pages.map((page) => {
    const html = readFileSync(join(folder, `docs/${page}.html`), "utf8");
    const file = /<head><link rel="stylesheet" href="([^"]*)"><\/head><p>é$/.exec(html)?.[1];
    if (file === undefined) return policy.includes(hashOf(color(page))) ? "inline" : "refused";
    expect(headers()).toContain(`${file}\n  cache-control: public, max-age=31536000, immutable`);
    return readFileSync(join(folder, file), "utf8") === color(page) ? "file" : "another";
  });
  const count = (kind: string) => seen.filter((one) => one === kind).length;
  expect(count("inline") + count("file")).toBe(100);
  expect(count("file")).toBeGreaterThan(30);
  expect(seen[99]).toBe("inline");
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
  const before = await listFiles(folder);
  await finishSite(folder, {});
  const after = await listFiles(folder);
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
