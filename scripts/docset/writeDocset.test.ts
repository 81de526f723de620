import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseTarGzip } from "nanotar";
import { Database } from "node-sqlite3-wasm";
import { writeDocset } from "./writeDocset";

const facts = { name: "gem", version: "1.61.0", url: "https://a.test", index: "docs/api.html" };
const pages = {
  "docs/api.html": "<h1>All</h1>",
  "docs/api/page.html": `<h1>Page</h1><nav>Way</nav><section><div data-level="2"><h2 id="goto">goto</h2><a href="#goto">#</a><a data-copies="" href="/docs/api/page/goto.md">Copy</a></div><button>Copy</button>
    <dl><div class="option" id="goto-url"><a class="name" href="#goto-url"><code>url</code></a></div></dl></section>
    <section><h2 id="event-close">close</h2><a href="/docs/article/guides/errors#lost">Lost</a><a href="/search">Search</a></section>`,
  "docs/article/guides/errors.html": '<h1>Errors</h1><h2 id="a">All</h2><h3 id="lost">Lost</h3>',
};
let root: string;
const contents = (file: string) => join(root, "out/gem.docset/Contents", file);
const index = () => contents("Resources/docSet.dsidx");

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "docset-"));
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(join(root, "site", file, ".."), { recursive: true });
    const page = `<style data-styled="">a{color:red}</style><article>${html}</article><script>x()</script>`;
    writeFileSync(join(root, "site", file), page);
  }
  await writeDocset(join(root, "site"), join(root, "out"), facts);
});

afterAll(() => rmSync(root, { recursive: true }));

const rows = [
  ["All", "Guide", "docs/api.html"],
  ["Page", "Class", "docs/api/page.html"],
  ["Page#goto", "Method", "docs/api/page.html#goto"],
  ["Page#goto url", "Option", "docs/api/page.html#goto-url"],
  ["Page close", "Event", "docs/api/page.html#event-close"],
  ["Errors", "Guide", "docs/article/guides/errors.html"],
  ["All", "Section", "docs/article/guides/errors.html#a"],
  ["Lost", "Error", "docs/article/guides/errors.html#lost"],
];

it("lists each place with its kind and address", () => {
  const database = new Database(index(), { readOnly: true });
  const found = database.all("SELECT name, type, path FROM searchIndex ORDER BY id");
  database.close();
  expect(found.map(({ name, type, path }) => [name, type, path])).toEqual(rows);
});

const hasSqlite = spawnSync("sqlite3", ["--version"]).status === 0;

(hasSqlite ? it : it.skip)("is found by SQLite's own program", () => {
  const query = "SELECT path FROM searchIndex WHERE name LIKE '%goto' AND type = 'Method'";
  const found = execFileSync("sqlite3", [index(), query], { encoding: "utf8" });
  expect(found.trim()).toBe("docs/api/page.html#goto");
});

it("has pages without scripts, whose links need no network", () => {
  const html = readFileSync(contents("Resources/Documents/docs/api/page.html"), "utf8");
  expect(html).not.toMatch(/<script|<button|<nav|Copy|#<\/a>/);
  expect(html).toContain(
    '<h1><a class="dashAnchor" name="//apple_ref/cpp/Class/Page"></a>Page</h1>',
  );
  expect(html).toContain('href="../article/guides/errors.html#lost"');
  expect(html).toContain('href="../../style.css"');
  expect(html).toContain('href="https://a.test/search"');
});

it("names its first page and its version", () => {
  expect(readFileSync(contents("Info.plist"), "utf8")).toContain("<string>docs/api.html</string>");
  expect(readFileSync(join(root, "out/gem.xml"), "utf8")).toContain("<version>1.61.0</version>");
});

it("packs every file", async () => {
  const files = await parseTarGzip(readFileSync(join(root, "out/gem.tgz")));
  expect(files.map(({ name }) => name)).toContain("gem.docset/Contents/Resources/docSet.dsidx");
  expect(files).toHaveLength(Object.keys(pages).length + 3);
});
