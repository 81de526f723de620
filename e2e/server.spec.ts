// [row 8]
import { expect, test } from "@playwright/test";

const securityHeaders: Record<string, unknown> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-xss-protection": "0",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self' /),
};
const page = "/docs/api/page";

for (const path of [
  "/",
  "/docs/article/getting_started",
  page,
  "/markdown-page",
  "/search?q=goto",
]) {
  test(`${path} answers with status 200 and HTML that is asked for again`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    });
  });
}

const redirects = [
  ["/docs", 302, "/docs/article/getting_started"],
  ["/docs/", 302, "/docs/article/getting_started"],
  ["/docs?a=1", 302, "/docs/article/getting_started?a=1"],
  ["/docs.html", 302, "/docs/article/getting_started"],
  ["/docs/index", 302, "/docs/article/getting_started"],
  ["/docs/index.html?a=1", 302, "/docs/article/getting_started?a=1"],
  [`${page}/`, 301, page],
  [`${page}.html`, 301, page],
  [`${page}/index`, 301, page],
  [`${page}/index.html?a=1&b=2`, 301, `${page}?a=1&b=2`],
  ["/index.html", 301, "/"],
  ["/docs/article/guides/web_first_assertions", 301, "/docs/article/guides/rspec_integration"],
  ["/sitemap.xml", 301, "/sitemap-index.xml"],
] as const;

for (const [path, status, location] of redirects) {
  test(`${path} leads to ${location} with status ${status}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()["location"]).toBe(location);
  });
}

const missing = [
  "/nope",
  "/404",
  "/404/",
  "/404.html",
  "/docs/api/nope",
  "/docs/api/nope/",
  "/docs/api/nope.html",
  "/Docs/Api/Page",
  "/app-00000000000000000000.js",
  "/page-data/nope/page-data.json",
  "/.env",
  "/.git/config",
  "/_headers",
  "/_redirects",
  "/docs%2fapi%2fpage",
  "/%2e%2e/package.json",
];

for (const path of missing) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("<title");
    expect(response.headers()).toMatchObject(securityHeaders);
    expect(response.headers()["cache-control"]).not.toContain("immutable");
  });
}

for (const path of ["/", page, "/docs", "/favicon.svg", "/robots.txt", "/sitemap-index.xml"]) {
  test(`${path} has every security header once`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()).toMatchObject(securityHeaders);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });
}

test("the policy allows no inline code but by hash, and no host but this one", async ({
  request,
}) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(policy.length).toBeLessThan(6_000);
});

for (const path of ["/webpack.stats.json", "/chunk-map.json", "/~partytown/partytown.js"]) {
  test(`${path} is not published`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });
}

test("a script with a hash in its name is kept for a year", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [script = "no script"] = /\/app-[0-9a-f]+\.js/.exec(html) ?? [];
  const { "cache-control": caching } = (await request.get(script)).headers();
  expect(caching).toBe("public, max-age=31536000, immutable");
});

for (const encoding of ["br", "gzip"]) {
  test(`a page comes compressed with ${encoding}`, async ({ request }) => {
    const response = await request.get(page, { headers: { "accept-encoding": encoding } });
    expect(response.headers()).toMatchObject({
      "content-encoding": encoding,
      vary: "Accept, Accept-Encoding",
    });
    expect(await response.text()).toContain("</html>");
  });
}

test("a page that has not changed is not sent again", async ({ request }) => {
  const { etag = "none" } = (await request.get(page)).headers();
  const again = await request.get(page, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

for (const path of ["/%", "/%ff", "/%00"]) {
  test(`${path} is refused`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(400);
  });
}

test("only GET and HEAD are answered", async ({ request }) => {
  expect((await request.head(page)).status()).toBe(200);
  const post = await request.post(page);
  expect(post.status()).toBe(405);
  expect(post.headers()["allow"]).toBe("GET, HEAD");
});
