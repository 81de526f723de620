import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createPreviewServer } from "../../scripts/preview/createPreviewServer";
import type { SiteCopy } from "./copySite";
import { smallSite } from "./fixture/smallSite";
import { runGatsby } from "./runGatsby";

/** Of the host, of the site on it, and of the locale that is built. */
const prefix = "/base/ja";

let site: SiteCopy;
let server: Server;
let origin: string;

beforeAll(async () => {
  site = smallSite();
  const run = runGatsby(site.root, ["build"], {
    GATSBY_SITE_URL: "https://docs.example/base",
    GATSBY_LOCALE: "ja",
    PREFIX_PATHS: "true",
  });
  if ((await run.ended) !== 0) throw new Error(run.output());
  server = await createPreviewServer(join(site.root, "public"), prefix);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  site.remove();
});

async function get(path: string) {
  const response = await fetch(origin + path, { redirect: "manual" });
  return { response, text: await response.text() };
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);
}

const pages = [
  "",
  "/search",
  "/markdown-page",
  "/docs/api",
  "/docs/api/clock",
  "/docs/article/getting_started",
  "/docs/article/added",
  "/docs/1.61/api/clock",
  "/docs/1.61/article/removed",
];

describe("a site under a path, in a second locale, with two versions", () => {
  it.each(pages)("serves %s with links, files and data that are there", async (page) => {
    const { response, text } = await get(prefix + page);
    expect(response.status).toBe(200);
    const addresses = [...attributes(text, "href"), ...attributes(text, "src")]
      .filter((address) => address.startsWith("/"))
      .map((address) => address.replace(/#.*/, ""));
    expect(addresses.filter((address) => !address.startsWith("/base"))).toEqual([]);
    const own = [...new Set(addresses)].filter((address) => address.startsWith(prefix));
    const answers = await Promise.all(
      own.map(async (path) => [path, (await get(path)).response.status]),
    );
    const broken = answers.filter(([, status]) => status !== 200 && status !== 302);
    // The landing page of the copy names pages that the small site leaves out.
    expect(page === "" ? [] : broken).toEqual([]);
  });

  it.each([
    ["/docs", 302, `${prefix}/docs/article/getting_started`],
    ["/docs/api/clock/", 301, `${prefix}/docs/api/clock`],
    ["/docs/api/clock.html?a=1", 301, `${prefix}/docs/api/clock?a=1`],
  ])("[row 8] redirects %s by %d to %s", async (path, status, to) => {
    const { response } = await get(prefix + path);
    expect([response.status, response.headers.get("location")]).toEqual([status, to]);
  });

  it("answers beside its path with 404, and sends its headers with every page", async () => {
    expect((await get("/docs/api/clock")).response.status).toBe(404);
    const { response, text } = await get(`${prefix}/docs/api/clock`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const script = attributes(text, "src").find((src) => src.endsWith(".js")) ?? "";
    expect((await get(script)).response.headers.get("cache-control")).toContain("immutable");
  });

  it.each(["", "/1.61"])(
    "[row 18] has a search index and previews of version %j alone",
    async (version) => {
      const { text: names } = await get(`${prefix}/search${version}/symbols.json`);
      const { text: content } = await get(`${prefix}/search${version}/index.json`);
      const preview = await get(`${prefix}/preview${version}/api/clock.json`);
      expect(preview.response.status).toBe(200);
      expect(names + content).toContain(`/docs${version}/article/getting_started`);
      expect((names + content).includes("/docs/1.61/")).toBe(version !== "");
    },
  );

  it("[row 18] leads from an old page to the latest, by canonical link, banner and menu", async () => {
    const { text } = await get(`${prefix}/docs/1.61/api/clock`);
    const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(text)?.[0];
    expect(canonical).toContain('href="https://docs.example/base/ja/docs/api/clock"');
    expect(text).toContain(`<aside aria-label="※"`);
    expect(attributes(text, "href")).toContain(`${prefix}/docs/api/clock`);
    const removed = await get(`${prefix}/docs/1.61/article/removed`);
    expect(removed.text).toContain("https://docs.example/base/ja/docs/1.61/article/removed");
  });

  it("[row 18] keeps links of an old version inside it", async () => {
    const { text } = await get(`${prefix}/docs/1.61/article/getting_started`);
    expect(attributes(text, "href")).toContain(`${prefix}/docs/1.61/api/clock#resume`);
  });

  it("[row 19] tells language, direction and the same page in the other language", async () => {
    const { text } = await get(`${prefix}/docs/api/clock`);
    expect(text).toMatch(/<html[^>]*lang="ja"/);
    expect(text).toMatch(/<html[^>]*dir="rtl"/);
    const alternates = [...text.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => link);
    expect(alternates.join()).toContain('href="https://docs.example/base/docs/api/clock"');
    expect(alternates.join()).toContain('href="https://docs.example/base/ja/docs/api/clock"');
    expect(attributes(text, "href")).toContain("/base/docs/api/clock");
  });

  it.each(pages)("[row 19] leaves nothing of the interface in English on %j", async (page) => {
    const { text } = await get(prefix + page);
    const isOfLibrary = page === "" || page.includes("/api");
    expect(englishWords(isOfLibrary ? withoutMain(text) : text)).toEqual([]);
  });

  it("[row 2] has the announcement in the HTML, and the script that hides it", async () => {
    const { text } = await get(`${prefix}/docs/api/clock`);
    expect(text).toContain("<strong>時計</strong>");
    expect(text).toContain('localStorage.getItem("announcement-dismissed-a-1")');
  });

  it("[row 13] names no page of old versions to search engines", () => {
    const sitemap = readFileSync(join(site.root, "public/sitemap-0.xml"), "utf8");
    expect(sitemap).toContain("https://docs.example/base/ja/docs/api/clock");
    expect(sitemap).not.toContain("1.61");
  });
});

/** The reference and the samples have names of the library and words of `content`, which are not the interface's. */
function withoutMain(html: string): string {
  return html.replace(/<main\b[\s\S]*<\/main>/, " ");
}

/** Names are no words: those of the site, of languages and versions, of frameworks and keys. */
const names =
  /playwright-ruby-client|Playwright(::\w+)*|Clock|English|GitHub|RSpec|Minitest|Capybara|Gem|Ctrl|K/g;

/** What a reader sees or hears of a page, without code and without the facts of the library. */
function englishWords(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<(script|style|code|pre|kbd|noscript)\b[\s\S]*?<\/\1>/g, " ");
  const said = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
    attributes(body, name),
  );
  const text = [body.replace(/<[^>]*>/g, " "), ...said].join(" ").replace(names, " ");
  return text.match(/[A-Za-z]{2,}/g) ?? [];
}
