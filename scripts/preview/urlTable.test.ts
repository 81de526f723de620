import { servePreview } from "../../test/previewServer";

const ask = servePreview();

const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
const page = "/docs/api/page";
const start = "/docs/article/getting_started";
const missing = "404 text/html";

/** Each kind of address: what is asked, what is answered, and how long it may be kept. */
const table: [string, string, string, string, string?][] = [
  ["the home page", "GET", "/", "200 text/html", revalidated],
  ["a page", "GET", page, "200 text/html", revalidated],
  ["a page with a query", "GET", `${page}?q=a%20b`, "200 text/html", revalidated],
  ["a page with an escaped letter", "GET", "/docs/api/%70age", "200 text/html", revalidated],
  ["a page with a slash", "GET", `${page}/`, `301 ${page}`],
  ["a page with .html", "GET", `${page}.html`, `301 ${page}`],
  ["a page with /index", "GET", `${start}/index`, `301 ${start}`],
  ["a page with /index.html", "GET", `${start}/index.html?a=1`, `301 ${start}?a=1`],
  ["the home page's index.html", "GET", "/index.html", "301 /"],
  ["a redirect", "GET", "/docs", `302 ${start}`],
  ["a redirect with a slash", "GET", "/docs/", `302 ${start}`],
  ["a redirect with a query", "GET", "/docs?a=1", `302 ${start}?a=1`],
  ["a hashed asset", "GET", "/app-0123456789abcdef0123.js", "200 text/javascript", immutable],
  ["an asset that is gone", "GET", "/app-ffffffffffffffffffff.js", missing, revalidated],
  ["page data that is gone", "GET", "/page-data/a/page-data.json", missing, revalidated],
  ["a page that is not there", "GET", "/docs/nope", missing, revalidated],
  ["the not-found page itself", "GET", "/404", missing, revalidated],
  ["the not-found page with a slash", "GET", "/404/", missing, revalidated],
  ["the not-found page with .html", "GET", "/404.html", missing, revalidated],
  ["a page of 5,000 letters", "GET", `/${"a".repeat(5_000)}`, missing, revalidated],
  ["another case", "GET", "/Docs/API/Page", missing, revalidated],
  ["a doubled slash", "GET", "/docs//api/page", missing, revalidated],
  ["another host in disguise", "GET", "//evil.com", missing, revalidated],
  ["another host with a slash", "GET", "//evil.com/", missing, revalidated],
  ["a backslash host", "GET", "/\\evil.com", missing, revalidated],
  ["an escaped backslash host", "GET", "/%5cevil.com", missing, revalidated],
  ["a way up", "GET", "/../package.json", missing, revalidated],
  ["an escaped way up", "GET", "/%2e%2e/package.json", missing, revalidated],
  ["a way up with an escaped slash", "GET", "/..%2fpackage.json", missing, revalidated],
  ["a way up escaped twice", "GET", "/%252e%252e/package.json", missing, revalidated],
  ["an escaped slash", "GET", "/docs%2fapi%2fpage", missing, revalidated],
  ["a dot file", "GET", "/.env", missing, revalidated],
  ["a dot folder", "GET", "/.git/config", missing, revalidated],
  ["the header rules", "GET", "/_headers", missing, revalidated],
  ["the redirect rules", "GET", "/_redirects", missing, revalidated],
  ["a NUL", "GET", "/%00", "400 nothing"],
  ["a broken escape", "GET", "/%", "400 nothing"],
  ["a broken UTF-8 escape", "GET", "/%ff", "400 nothing"],
  ["HEAD", "HEAD", page, "200 text/html", revalidated],
  ["HEAD of what is not there", "HEAD", "/docs/nope", missing, revalidated],
  ["OPTIONS", "OPTIONS", page, "405 nothing"],
  ["POST", "POST", page, "405 nothing"],
  ["PUT of a file", "PUT", "/index.html", "405 nothing"],
  ["DELETE", "DELETE", page, "405 nothing"],
];

const rows = table.map(([kind, ...row]) => ({ kind, row }));

it.each(rows)("answers $kind", async ({ row: [method, path, said, cache] }) => {
  const { status, headers, names } = await ask(method, path);
  const what = headers.location ?? headers["content-type"]?.split(";")[0] ?? "nothing";
  expect([`${status} ${what}`, headers["cache-control"]]).toEqual([said, cache]);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(["x-frame-options"]));
});
