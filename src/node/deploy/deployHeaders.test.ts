import { deployHeaders } from "./deployHeaders";

const siteRules = "/*\n  x-frame-options: DENY\n";
const policy = "default-src 'none'";
const policyRule = `/*\n  content-security-policy: ${policy}\n`;
const files = [
  "/index.html",
  "/webpack-runtime-0123456789abcdef0123.js",
  "/app-0123456789abcdef0123.js",
  "/app-0123456789abcdef0123.js.map",
  "/search/index.json",
  "/static/0123abcd/logo mark.svg",
  "/page-data/app-data.json",
  "/not-hashed.js",
];

it("keeps the site's rules and adds one for each hashed file", () => {
  expect(deployHeaders({ siteRules, policy, files, context: "production" })).toBe(`/*
  x-frame-options: DENY
/*
  content-security-policy: default-src 'none'
/app-0123456789abcdef0123.js
  cache-control: public, max-age=31536000, immutable
/static/0123abcd/logo%20mark.svg
  cache-control: public, max-age=31536000, immutable
/webpack-runtime-0123456789abcdef0123.js
  cache-control: public, max-age=31536000, immutable
`);
});

it("leads from each page to its Markdown, and says on what the answer depends", () => {
  const headers = deployHeaders({
    siteRules: "",
    policy: "",
    files: ["/404.html", "/docs/a.html", "/docs/a.md", "/docs/a/b.md", "/index.html", "/index.md"],
    context: "production",
    pathPrefix: "/base",
  });
  expect(headers.split("\n").slice(3)).toEqual([
    "/base/",
    '  link: </base/index.md>; rel="alternate"; type="text/markdown"',
    "  vary: Accept",
    "/base/docs/a",
    '  link: </base/docs/a.md>; rel="alternate"; type="text/markdown"',
    "  vary: Accept",
    "",
  ]);
});

it.each(["deploy-preview", "branch-deploy", "dev", "staging"])(
  "keeps search engines away from %s",
  (context) => {
    const headers = deployHeaders({ siteRules, policy, files: [], context });
    expect(headers).toBe(`${siteRules}${policyRule}/*\n  x-robots-tag: noindex\n`);
  },
);

it("names hashed files by the path that the site is served under", () => {
  const files = ["/app-0123456789abcdef0123.js"];
  const headers = deployHeaders({
    siteRules: "",
    policy: "",
    files,
    context: "production",
    pathPrefix: "/base",
  });
  expect(headers).toContain("/base/app-0123456789abcdef0123.js\n  cache-control:");
});

it("names the hashed files of every locale", () => {
  const files = ["/app-0123456789abcdef0123.js", "/ja/app-0123456789abcdef0123.js", "/fr/a.js"];
  const deploy = { siteRules: "", policy: "", files, context: "production" };
  const headers = deployHeaders({ ...deploy, localePaths: ["/", "/ja"] });
  expect(headers.match(/^.*app-.*$/gm)).toEqual(files.slice(0, 2));
});

it.each(["production", undefined])("lets search engines in where the context is %s", (context) => {
  expect(deployHeaders({ siteRules, policy, files: [], context })).toBe(siteRules + policyRule);
});
