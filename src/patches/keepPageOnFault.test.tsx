import { readFileSync } from "node:fs";
import publicLoader, { BaseLoader } from "gatsby/cache-dir/loader";
import { keepPageOnFault } from "./keepPageOnFault";

const asked: string[] = [];
let statusOf: (url: string) => number;

/** Answers without a network, each request with the status of its address. */
class AnsweringRequest {
  readyState = 0;
  status = 0;
  responseText = JSON.stringify({ path: "/docs/a", webpackCompilationHash: "of this build" });
  onreadystatechange = () => undefined;
  private url = "";

  open(_method: string, url: string): void {
    this.url = url;
  }

  send(): void {
    asked.push(this.url);
    if (asked.length > 40) throw new Error("There is no end of requests.");
    this.status = statusOf(this.url);
    this.readyState = 4;
    queueMicrotask(this.onreadystatechange);
  }
}

const guarded = (path: string) => loadUnguarded(path);
const loadUnguarded = publicLoader.loadPage;

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "" });
  keepPageOnFault({ ___loader: publicLoader }, () => guarded);
});

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: AnsweringRequest });
});

const load = () => new BaseLoader(() => Promise.resolve({}), []).loadPage("/docs/a");
const data = (path: string) => `/page-data/${path}/page-data.json`;

it("keepPageOnFault: [browser 7] asks once for data of a server that answers everything with 500", async () => {
  statusOf = () => 500;

  await expect(load()).resolves.toEqual({ status: "error" });
  expect(asked.filter((url) => url.endsWith("page-data.json"))).toEqual([data("docs/a")]);
});

it("keepPageOnFault: [browser 7] ends where the data of the not-found page answer with 500", async () => {
  statusOf = (url) => (url.includes("404.html") ? 500 : 404);

  await expect(load()).resolves.toEqual({ status: "error" });
  expect(asked.filter((url) => url.endsWith("page-data.json"))).toEqual([
    data("docs/a"),
    data("404.html"),
  ]);
});

it("keepPageOnFault: leaves data that are there as they are", async () => {
  statusOf = () => 200;
  const loader = new BaseLoader(() => Promise.resolve({}), []);

  await expect(loader.fetchPageDataJson({ pagePath: "/docs/a" })).resolves.toMatchObject({
    status: "success",
    payload: { path: "/docs/a" },
  });
});

it("keepPageOnFault: Gatsby's own loader takes a wrapped `loadPage`", () => {
  expect(loadUnguarded).toEqual(expect.any(Function));
  expect(publicLoader.loadPage).toBe(guarded);
});

it.each([
  ["production-app.js", "window.___loader = publicLoader"],
  ["production-app.js", "const reloadStorageKey = `gatsby-reload-compilation-hash-match`"],
  ["navigation.js", "loader.loadPage(pathname + search)"],
  ["ensure-resources.js", "loader.loadPage(rawPath)"],
])("keepPageOnFault: Gatsby's %s has `%s`", (file, code) => {
  const source = require.resolve(`gatsby/cache-dir/${file}`);
  expect(readFileSync(source, "utf8")).toContain(code);
});
