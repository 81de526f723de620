// [row 8]
import { resolveRequest, type PublishedSite, type RedirectRule } from "./resolveRequest";

const files = [
  "/index.html",
  "/404.html",
  "/app-0123.js",
  "/ja/index.html",
  "/ja/404.html",
  "/docs/api/page.html",
  "/docs/article/getting_started/index.html",
  "/.well-known/security.txt",
  "/.env",
  "/_headers",
  "/_redirects",
];
const rules: Record<string, RedirectRule> = {
  "/docs": { to: "/docs/article/getting_started", status: 302, force: false },
  "/docs/": { to: "/docs/article/getting_started", status: 302, force: false },
  "/old": { to: "/docs/api/page#click", status: 301, force: false },
  "/app-0123.js": { to: "/shadowed", status: 301, force: false },
  "/docs/api/forced": { to: "/docs/api/page", status: 301, force: true },
  "/rewritten": { to: "/docs/api/page", status: 200, force: false },
  "/gone": { to: "/nowhere", status: 200, force: false },
};
const site: PublishedSite = {
  hasFile: (file) => files.includes(file),
  matchRedirect: (path) => rules[path] ?? null,
};

function outcomeOf(target: string, of: PublishedSite = site): string {
  const outcome = resolveRequest("GET", target, of);
  switch (outcome.type) {
    case "file":
      return `${outcome.status} ${outcome.file}`;
    case "redirect":
      return `${outcome.status} → ${outcome.location}`;
    case "refusal":
      return String(outcome.status);
  }
}

const missing = "404 /404.html";

it.each([
  ["the home page", "/", "200 /index.html"],
  ["the home page of a locale", "/ja/", "200 /ja/index.html"],
  ["the home page with a query", "/?q=a", "200 /index.html"],
  ["a page beside its folder", "/docs/api/page", "200 /docs/api/page.html"],
  [
    "a page inside its folder",
    "/docs/article/getting_started",
    "200 /docs/article/getting_started/index.html",
  ],
  ["a page with a query", "/docs/api/page?a=/b/", "200 /docs/api/page.html"],
  ["an asset, although a rule names it", "/app-0123.js", "200 /app-0123.js"],
  ["a well-known file", "/.well-known/security.txt", "200 /.well-known/security.txt"],
  ["a path with escapes", "/docs/api/%70age", "200 /docs/api/page.html"],
])("serves %s", (_case, target, expected) => {
  expect(outcomeOf(target)).toBe(expected);
});

it.each([
  ["a slash at the end", "/docs/api/page/", "301 → /docs/api/page"],
  ["an .html ending", "/docs/api/page.html", "301 → /docs/api/page"],
  ["an .html ending in disguise", "/docs/api/page%2Ehtml", "301 → /docs/api/page"],
  ["an index", "/docs/article/getting_started/index", "301 → /docs/article/getting_started"],
  [
    "an index.html",
    "/docs/article/getting_started/index.html?a=1&b=?",
    "301 → /docs/article/getting_started?a=1&b=?",
  ],
  ["the home page's index.html", "/index.html", "301 → /"],
  ["the home page's index", "/index?q=x", "301 → /?q=x"],
])("redirects %s to the clean path, query kept", (_case, target, expected) => {
  expect(outcomeOf(target)).toBe(expected);
});

it.each([
  ["a rule", "/docs", "302 → /docs/article/getting_started"],
  ["a rule, with the slash", "/docs/", "302 → /docs/article/getting_started"],
  ["a rule to a hash, query before it", "/old?a=1", "301 → /docs/api/page?a=1#click"],
  ["a forced rule", "/docs/api/forced", "301 → /docs/api/page"],
  ["a rewrite", "/rewritten", "200 /docs/api/page.html"],
  ["a rewrite to nothing", "/gone", missing],
])("follows %s", (_case, target, expected) => {
  expect(outcomeOf(target)).toBe(expected);
});

it.each([
  ["an unknown page", "/docs/nope"],
  ["an unknown page with a slash", "/docs/nope/"],
  ["an unknown page with .html", "/docs/nope.html"],
  ["an unknown script", "/app-9999.js"],
  ["a folder", "/docs/api"],
  ["another case", "/Docs/API/Page"],
  ["an asset with a slash", "/app-0123.js/"],
  ["a doubled slash", "/docs//api/page"],
  ["another host in disguise", "//evil.com"],
  ["another host with a slash", "//evil.com/"],
  ["a backslash host", "/\\evil.com"],
  ["a way up", "/docs/../docs/api/page"],
  ["an escaped way up", "/%2e%2e/docs/api/page"],
  ["an escaped slash", "/docs%2fapi%2fpage"],
  ["an escaped backslash", "/docs%5capi"],
  ["a hidden file", "/.env"],
  ["a hidden folder", "/.git/config"],
  ["the header rules", "/_headers"],
  ["the redirect rules", "/_redirects"],
])("does not find %s", (_case, target) => {
  expect(outcomeOf(target)).toBe(missing);
});

it.each([
  ["a broken escape", "/%"],
  ["a broken UTF-8 escape", "/%ff"],
  ["a NUL", "/%00"],
  ["a target without a slash", "http://evil.com/"],
  ["the target of OPTIONS", "*"],
])("refuses %s", (_case, target) => {
  expect(outcomeOf(target)).toBe("400");
});

it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])("refuses %s", (method) => {
  expect(resolveRequest(method, "/", site)).toEqual({ type: "refusal", status: 405 });
});

it("answers HEAD like GET", () => {
  expect(resolveRequest("HEAD", "/", site)).toEqual(resolveRequest("GET", "/", site));
});

it("says 404 without a body where the site has no not-found page", () => {
  const empty: PublishedSite = { hasFile: () => false, matchRedirect: () => null };
  expect(resolveRequest("GET", "/", empty)).toEqual({ type: "refusal", status: 404 });
});

describe("of a site that is served under a path", () => {
  const under: PublishedSite = {
    ...site,
    prefix: "/base",
    matchRedirect: (path) =>
      path === "/base/docs" ? { to: "/base/docs/api/page", status: 302, force: false } : null,
  };
  it.each([
    ["its home page", "/base", "200 /index.html"],
    ["its home page with a slash", "/base/", "200 /index.html"],
    ["a page", "/base/docs/api/page?a=1", "200 /docs/api/page.html"],
    ["a path that is not clean", "/base/docs/api/page.html?a=1", "301 → /base/docs/api/page?a=1"],
    ["its index", "/base/index.html", "301 → /base"],
    ["a rule", "/base/docs", "302 → /base/docs/api/page"],
    ["what is beside it", "/docs/api/page", missing],
    ["a path that only begins alike", "/based/docs/api/page", missing],
  ])("answers for %s", (_case, target, expected) => {
    expect(outcomeOf(target, under)).toBe(expected);
  });
});
