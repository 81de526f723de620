import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ContentNode } from "../../shared/content/contentNode";
import { listFiles } from "../deploy/listFiles";
import { postprocessSite } from "./postprocessSite";

interface DocPageFile {
  result: { data: { docPage: { content: unknown } } };
}

let root: string;
const built = () => join(root, "public");
const finished = () => join(root, "finished");

const section: ContentNode = ["section", { "aria-labelledby": "a" }, ["h2", { id: "a" }, "A"]];
/** The first 20 letters of the digest of `webpack.stats.json`. */
const build = /^[0-9a-f]{20}$/;
const mark = (end: string) => `<!-- slice-${end} id="_gatsby-scripts-1" -->`;
const sectionHtml = '<section><h2 id="a">A</h2></section>';
const page = (path: string, rule: string) =>
  `<style data-styled="true">${rule}/*!sc*/\ndata-styled.g${rule.length}[id="sc-${rule.length}"]{content:"a,"}/*!sc*/\n</style>` +
  `<div style="outline:none" id="gatsby-focus-wrapper">$& →${sectionHtml}</div><div id="gatsby-announcer"></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
  `${mark("start")}<script>window.___webpackCompilationHash="1a2b";</script><script src="/base/runtime.js" async></script><script src="/base/app.js" async></script>${mark("end")}`;

const paths = ["/", "/docs/a", "/404", "/404.html"];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "post-"));
  write("webpack.stats.json", { namedChunkGroups: { guide: { assets: [{ name: "guide.js" }] } } });
  write("index.html", page("/", ".a{top:0}"));
  write("docs/a/index.html", page("/docs/a", ".a{left:0}"));
  write("404.html", page("/404.html", ".a{top:0}"));
  write("404/index.html", page("/404", ".a{top:0}"));
  write("page-data/app-data.json", { webpackCompilationHash: "1a2b" });
  writeData("index", "/", null);
  writeData("docs/a", "/docs/a", { content: [section] });
  writeData("404.html", "/404.html", null);
  for (const file of ["app.js", "docs/a/picture.svg", "_gatsby/slices/a.html", "_headers"])
    write(file, "text");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, body: string | object): void {
  mkdirSync(dirname(join(built(), file)), { recursive: true });
  writeFileSync(join(built(), file), typeof body === "string" ? body : JSON.stringify(body));
}

function writeData(folder: string, path: string, docPage: object | null): void {
  const facts = { path, componentChunkName: "guide", staticQueryHashes: ["1"] };
  const result = { data: { docPage }, pageContext: {} };
  write(`page-data/${folder}/page-data.json`, { ...facts, result });
}

const postprocess = () =>
  postprocessSite({ folder: built(), paths, pathPrefix: "/base" }, finished());
const read = (file: string) => readFileSync(join(finished(), file), "utf8");

it("writes each page under the name that hosts serve without a redirect, and copies what readers need", async () => {
  await postprocess();
  expect(listFiles(finished())).toEqual([
    "/404.html",
    "/app.js",
    "/docs/a.html",
    "/docs/a/picture.svg",
    "/index.html",
    "/page-data/404.html/page-data.json",
    "/page-data/app-data.json",
    "/page-data/docs/a/page-data.json",
    "/page-data/hydration/docs/a.json",
    "/page-data/index/page-data.json",
  ]);
});

it("lists what the app needs, and leaves no code that differs between pages", async () => {
  await postprocess();
  const needs = {
    scripts: ["/base/runtime.js", "/base/guide.js", "/base/app.js"],
    data: ["hydration/docs/a.json", "app-data.json", "sq/d/1.json"].map(
      (file) => `/base/page-data/${file}`,
    ),
  };
  const style =
    '.a{top:0}/*!sc*/\ndata-styled.g9[id="sc-9"]{content:"a,"}/*!sc*/\n.a{left:0}/*!sc*/\ndata-styled.g10[id="sc-10"]{content:"a,"}/*!sc*/\n';
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json")) as Record<
    string,
    string
  >;
  expect(webpackCompilationHash).toMatch(build);
  expect(read("docs/a.html")).toBe(
    `<style data-styled="true">${style}</style><div id="gatsby-focus-wrapper">$& →${sectionHtml}</div><div id="gatsby-announcer"></div>` +
      `<script id="gatsby-script-loader" data-page-path="/docs/a">window.pagePath=document.currentScript.dataset.pagePath</script>` +
      `<script>window.___webpackCompilationHash="${webpackCompilationHash}";</script>` +
      `<script id="app-needs" type="application/json">${JSON.stringify(needs)}</script>`,
  );
  expect(read("index.html")).toContain(`<style data-styled="true">${style}</style>`);
});

it("has the text of static sections in the page and in the data for a navigation, and not in those for hydration", async () => {
  await postprocess();
  const contentOf = (file: string): unknown =>
    (JSON.parse(read(file)) as DocPageFile).result.data.docPage.content;
  const inner = ["section", { "aria-labelledby": "a" }];
  expect(contentOf("page-data/hydration/docs/a.json")).toEqual([
    ["PreservedSection", { heading: "a" }, inner],
  ]);
  expect(contentOf("page-data/docs/a/page-data.json")).toEqual([
    ["PreservedSection", { heading: "a", html: '<h2 id="a">A</h2>' }, inner],
  ]);
});

it("names the build after its scripts, whatever folder it was made in", async () => {
  const buildIn = async (hash: string, scripts: object) => {
    write("webpack.stats.json", scripts);
    write("page-data/app-data.json", { webpackCompilationHash: hash });
    for (const path of ["index.html", "docs/a/index.html", "404.html"])
      write(path, page(path, ".a{top:0}").replace("1a2b", hash));
    await postprocess();
    return read("page-data/app-data.json");
  };
  const scripts = { namedChunkGroups: { guide: { assets: [{ name: "guide.js" }] } } };
  const first = await buildIn("1a2b", scripts);
  expect(await buildIn("3c4d", scripts)).toBe(first);
  expect(await buildIn("3c4d", { namedChunkGroups: {} })).not.toBe(first);
});

it("leaves what Gatsby built as it is, and nothing of the site before", async () => {
  const before = listFiles(built()).map((file) => readFileSync(join(built(), file), "utf8"));
  await postprocess();
  writeFileSync(join(finished(), "old.html"), "");
  await postprocess();
  expect(listFiles(built()).map((file) => readFileSync(join(built(), file), "utf8"))).toEqual(
    before,
  );
  expect(existsSync(join(finished(), "old.html"))).toBe(false);
});

it("names the page that it cannot finish", async () => {
  write("docs/a/index.html", '<p>___webpackCompilationHash="1a2b"</p>');
  await expect(postprocess()).rejects.toThrow("/docs/a: Gatsby wrote no script tags.");
});

it("names the page that is not there, and the one that is of another build", async () => {
  write("docs/a/index.html", page("/docs/a", ".a{left:0}").replace("1a2b", "3c4d"));
  await expect(postprocess()).rejects.toThrow(
    "/docs/a: The page is of the build 3c4d, the site of 1a2b.",
  );
  rmSync(join(built(), "docs/a/index.html"));
  await expect(postprocess()).rejects.toThrow("docs/a/index.html");
});
