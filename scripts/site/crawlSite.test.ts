import type { PublishedSite } from "../preview/resolveRequest";
import { crawlSite } from "./crawlSite";

const origin = "https://example.test";

/** Crawls a site of these files, with one redirect. */
function crawl(files: Record<string, string>, redirectTargets: string[] = []) {
  const all: Record<string, string> = {
    "/sitemap-0.xml": `<loc>${origin}/</loc><loc>${origin}/docs/page</loc>`,
    "/index.html": '<a href="/docs/page#part">It</a>',
    "/docs/page/index.html": '<h2 id="part">Part</h2>',
    "/404.html": '<meta name="robots" content="noindex"/>',
    ...files,
  };
  const matchRedirect: PublishedSite["matchRedirect"] = (path) =>
    path === "/docs" ? { to: "/docs/page", status: 302, force: false } : null;
  return crawlSite(
    {
      files: Object.keys(all),
      hasFile: (file) => file in all,
      read: (file) => all[file] ?? "",
      matchRedirect,
      origin,
    },
    redirectTargets,
  );
}

it("finds nothing wrong with a valid site, and counts what it looked at", () => {
  expect(crawl({})).toEqual({ pages: 3, internal: 3, external: [], problems: [] });
});

it.each([
  ["a page", '<a href="/docs/pag">It</a>', "/docs/pag: leads nowhere"],
  ["an anchor", '<a href="/docs/page#prt">It</a>', "/docs/page#prt: there is no such anchor"],
  ["an anchor of its own", '<a href="#prt">It</a>', "#prt: there is no such anchor"],
  ["a picture", '<img src="/a.png"/>', "/a.png: leads nowhere"],
  ["a picture of a set", '<img srcset="/b.png 2x"/>', "/b.png: leads nowhere"],
  ["a script", '<script src="/c.js"></script>', "/c.js: leads nowhere"],
  ["a form", '<form action="/find"></form>', "/find: leads nowhere"],
  ["its own full address", `<a href="${origin}/d">It</a>`, "/d: leads nowhere"],
  ["a card", `<meta property="og:image" content="${origin}/e.png"/>`, "/e.png: leads nowhere"],
  ["a relative address", '<a href="page">It</a>', "page: is not an address from the site's root"],
  ["a bare javascript:", '<a href="javascript:a">It</a>', "javascript:a: is not an address"],
])("finds %s that is not there", (_case, html, problem) => {
  expect(crawl({ "/index.html": html }).problems).toEqual([
    expect.stringContaining(`/index.html → ${problem}`),
  ]);
});

it("follows redirects, a query and the entities of HTML", () => {
  const html = '<a href="/docs?a=1&amp;b=2">A</a><a href="/docs/page/#part">B</a>';
  expect(crawl({ "/index.html": html }).problems).toEqual([]);
});

it.each([
  ["a sitemap", "/sitemap-0.xml", `<loc>${origin}/</loc><loc>${origin}/no</loc>`, "/no"],
  ["Markdown", "/docs/page.md", "See [it](/no).", "/no"],
  ["a text for programs", "/llms.txt", `- [It](${origin}/no)`, "/no"],
])("looks into %s", (_case, file, text, to) => {
  expect(crawl({ [file]: text }).problems).toContain(`${file} → ${to}: leads nowhere`);
});

it("finds a redirect to nothing, and a page that no sitemap lists", () => {
  expect(crawl({ "/extra.html": "" }, ["/docs/page", "/no"]).problems).toEqual([
    "/_redirects → /no: leads nowhere",
    "/extra.html is in no sitemap",
  ]);
});

it("leaves other sites alone and names each once, without its anchor", () => {
  const html =
    '<a href="https://a.test/x#1">A</a><a href="https://a.test/x#2">B</a><a href="mailto:a@b.c">C</a>';
  expect(crawl({ "/index.html": html })).toMatchObject({
    external: ["https://a.test/x"],
    problems: [],
  });
});

it("does not take code for tags", () => {
  const html =
    '<script>var a = "<a href=x>";</script><style>a:after{content:"<img src=y>"}</style>';
  expect(crawl({ "/index.html": html }).problems).toEqual([]);
});
