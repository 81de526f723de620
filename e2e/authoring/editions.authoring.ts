import { join } from "node:path";
import { chromium, expect as expectPage, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/findBrowser";
import { currentSite } from "../../src/node/deploy/publishSite";
import { preferredVersionKey } from "../../src/shared/constants";
import { stir } from "../support/loads";
import { hydrated } from "../support/hydrated";
import type { SiteCopy } from "./copySite";
import {
  attributes,
  decoded,
  englishWords,
  ownAddresses,
  tags,
  withoutMain,
} from "./fixture/readHtml";
import { serveSite, type ServedSite } from "./fixture/servedSite";
import { smallSite } from "./fixture/smallSite";
import { runBuild } from "./runGatsby";

let copy: SiteCopy;
let site: ServedSite;
let built: string;
/** The things to be ended or taken away, however far the build came. */
const leftovers: (() => void)[] = [];

beforeAll(async () => {
  copy = smallSite();
  leftovers.push(copy.remove);
  const run = runBuild(copy.root, { GATSBY_SITE_URL: "https://docs.example/base" });
  const status = await run.ended;
  built = run.output();
  if (status !== 0) throw new Error(built);
  site = await serveSite(join(copy.root, "published", currentSite), "/base");
  leftovers.push(site.close);
});

afterAll(() => {
  for (const end of leftovers) end();
});

const home = "https://docs.example/base";
const clock = "/docs/api/clock";
const paths = [
  "",
  "/search",
  "/markdown-page",
  "/docs/api",
  clock,
  "/docs/article/getting_started",
  "/docs/article/added",
  "/docs/1.61/api/clock",
  "/docs/1.61/article/removed",
];
const translated = paths.map((path) => `/ja${path}`);

describe("a site under a path, in two locales, with two versions", () => {
  it("is rendered without a read for which the next build would render all pages again", () => {
    expect(built).toContain("Building static HTML for pages");
    expect(built).not.toContain("Unsafe builtin");
  });

  it.each([...paths, ...translated])(
    "serves %s with links and files that are there",
    async (path) => {
      const { response, text } = await site.get(`/base${path}`);
      expect(response.status).toBe(200);
      const addresses = ownAddresses(text);
      expect(addresses.filter((address) => !/^\/base(\/|$)/.test(address))).toEqual([]);
      const answers = await Promise.all(
        addresses.map(async (own) => [own, (await site.get(own)).response.status]),
      );
      expect(answers.filter(([, status]) => status !== 200 && status !== 302)).toEqual([]);
    },
  );

  it.each([
    ["/docs", 302, "/docs/article/getting_started"],
    ["/docs/api/clock/", 301, clock],
    ["/docs/api/clock.html?a=1", 301, `${clock}?a=1`],
    ["/docs/1.61/api/clock/index.html", 301, "/docs/1.61/api/clock"],
  ])("[row 8] redirects %s by %d to %s", async (path, status, to) => {
    for (const start of ["/base", "/base/ja"]) {
      const { response } = await site.get(start + path);
      expect([response.status, response.headers.get("location")]).toEqual([status, start + to]);
    }
  });

  it("answers beside its path with 404, and keeps hashed files of both locales", async () => {
    expect((await site.get(clock)).response.status).toBe(404);
    for (const start of ["/base", "/base/ja"]) {
      const { response, text } = await site.get(start + clock);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      const script = ownAddresses(text).find((address) => /\/app-.*\.js$/.test(address)) ?? "";
      const { headers } = (await site.get(script)).response;
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });

  it.each([
    ["", ""],
    ["", "/1.61"],
    ["/ja", ""],
    ["/ja", "/1.61"],
  ])("[row 18] has in %j an index and previews of version %j alone", async (start, version) => {
    const { text: names } = await site.get(`/base${start}/search${version}/symbols.json`);
    const { text: content } = await site.get(`/base${start}/search${version}/index.json`);
    const preview = await site.get(`/base${start}/preview${version}/api/clock.json`);
    expect(preview.response.status).toBe(200);
    expect(names + content).toContain(`/docs${version}/article/getting_started`);
    expect((names + content).includes("/docs/1.61/")).toBe(version !== "");
  });

  it.each(["", "/ja"])("has Markdown of %j, whose links lead to Markdown of it", async (start) => {
    const guide = `${start}/docs/article/getting_started`;
    const { text } = await site.get(`/base${guide}`);
    const [exported = ""] = tags(text, "link", "text/markdown");
    expect(exported).toContain(`href="${home}${guide}.md"`);
    const { response, text: markdown } = await site.get(`/base${guide}.md`);
    expect(response.headers.get("content-type")).toContain("text/markdown");
    const links = [...markdown.matchAll(/\]\(([^)#\s]*)/g)].map(([, link = ""]) => link);
    expect(links).toEqual([
      `/base${start}/llms.txt`,
      `/base${start}${clock}/resume.md`,
      `/base${start}/og.png`,
    ]);
    for (const link of links) expect((await site.get(link)).response.status).toBe(200);
  });

  it.each(["", "/ja"])("[row 18] leads in %j from an old page to the latest", async (start) => {
    const { text } = await site.get(`/base${start}/docs/1.61/api/clock`);
    expect(tags(text, "link", "canonical").join()).toContain(`href="${home}${start}${clock}"`);
    expect(attributes(text, "href")).toContain(`/base${start}${clock}`);
    const { text: latest } = await site.get(`/base${start}${clock}`);
    const notes = (html: string) => tags(html, "aside", "aria-label").length;
    expect(notes(text)).toBe(notes(latest) + 1);
    const removed = await site.get(`/base${start}/docs/1.61/article/removed`);
    expect(tags(removed.text, "link", "canonical").join()).toContain("/docs/1.61/article/removed");
    const guide = await site.get(`/base${start}/docs/1.61/article/getting_started`);
    expect(attributes(guide.text, "href")).toContain(`/base${start}/docs/1.61/api/clock#resume`);
  });

  it("[row 19] tells language, direction and the same page in the other language", async () => {
    for (const [start, lang, dir] of [
      ["", "en", "ltr"],
      ["/ja", "ja", "rtl"],
    ]) {
      const { text } = await site.get(`/base${start}${clock}`);
      expect(tags(text, "html", `lang="${lang}"`).join()).toContain(`dir="${dir}"`);
      const alternates = tags(text, "link", "hrefLang").map((tag) => attributes(tag, "href")[0]);
      expect(alternates).toEqual([home + clock, `${home}/ja${clock}`, home + clock]);
      expect(attributes(text, "href")).toContain(
        lang === "en" ? `/base/ja${clock}` : `/base${clock}`,
      );
    }
  });

  it("[row 19] calls the first page of each language by one address", async () => {
    const { text } = await site.get("/base/ja/");
    const [canonical = ""] = tags(text, "link", "canonical").flatMap((tag) =>
      attributes(tag, "href"),
    );
    expect(canonical).toBe(`${home}/ja/`);
    expect(tags(text, "link", 'hrefLang="ja"').join()).toContain(`href="${canonical}"`);
  });

  it.each(translated)("[row 19] leaves nothing of the interface in English on %s", async (path) => {
    const { text } = await site.get(`/base${path}`);
    const isOfLibrary = path === "/ja" || path.includes("/api");
    expect(englishWords(isOfLibrary ? withoutMain(text) : text)).toEqual([]);
  });

  it("[row 2] has the announcement in the HTML, and the script that hides it", async () => {
    const { text } = await site.get(`/base/ja${clock}`);
    expect(decoded(text)).toContain("<strong>時計</strong>");
    expect(text).toContain('localStorage.getItem("announcement-dismissed-a-1")');
  });

  it("names to search engines the pages of both locales, and none of an old version", async () => {
    const { text: robots } = await site.get("/base/robots.txt");
    for (const start of ["", "/ja"]) {
      expect(robots).toContain(`Sitemap: ${home}${start}/sitemap-index.xml\n`);
      const { text: sitemap } = await site.get(`/base${start}/sitemap-0.xml`);
      expect(sitemap).toContain(`${home}${start}${clock}<`);
      expect(sitemap).not.toContain("1.61");
    }
  });
});

describe("in a browser", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    browser = await chromium.launch({ executablePath: (await findBrowser()).path, args });
  });

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(15_000);
  });

  afterEach(() => page.close());
  afterAll(() => browser.close());

  const open = async (path: string) => {
    await page.goto(`${site.origin}/base${path}`);
    await hydrated(page);
  };
  /** The titles of pages are content. */
  const withoutPages = (dialog: Element) => {
    const copy = dialog.cloneNode(true) as Element;
    for (const option of copy.querySelectorAll("[role=option]")) option.remove();
    return copy.outerHTML;
  };
  const urlIs = (path: string) => page.waitForURL(`${site.origin}/base${path}`);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), preferredVersionKey);
  const menu = (name: RegExp) =>
    page.getByRole("banner").locator("summary").filter({ hasText: name });

  it("[row 18] changes the version, keeps page, query and hash, and remembers the choice", async () => {
    await open(`${clock}?a=1#resume`);
    await menu(/Next/).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^1\.61/ })
      .click();
    await urlIs("/docs/1.61/api/clock?a=1#resume");
    await expectPage(page.getByText("This is version 1.61 of the documentation")).toBeVisible();
    expect(await stored()).toBe("1.61");
    await open("");
    await expectPage(menu(/1\.61/)).toBeVisible();
    await page.evaluate((key) => localStorage.setItem(key, "0.1"), preferredVersionKey);
    await open("");
    await expectPage(menu(/Next/)).toBeVisible();
    expect(await stored()).toBeNull();
  });

  it("[rows 18, 20] finds in an old version, in the second locale, what that version has", async () => {
    await open("/ja/docs/1.61/article/getting_started");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("resume");
    await expectPage(page.getByRole("option").first()).toContainText("resume");
    await page.keyboard.press("Enter");
    await urlIs("/ja/docs/1.61/api/clock#resume");
  });

  it("[row 19] changes the language and stays on the page and in the version", async () => {
    await open("/docs/1.61/api/clock");
    await menu(/English/).click();
    await page.getByRole("banner").getByRole("link", { name: "日本語" }).click();
    await urlIs("/ja/docs/1.61/api/clock");
    await hydrated(page);
    await expectPage(page.locator("html")).toHaveAttribute("dir", "rtl");
    await menu(/日本語/).click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await urlIs("/docs/1.61/api/clock");
  });

  it("[row 19] says nothing in English in what opens", async () => {
    await open(`/ja${clock}`);
    await page.keyboard.press("?");
    const dialog = page.locator("dialog[open]");
    const english = async () => englishWords(await dialog.evaluate(withoutPages));
    await expectPage(dialog).toBeVisible();
    expect(await english()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    expect(await english()).toEqual([]);
    await page.getByRole("combobox").fill("験験験");
    await expectPage(dialog.getByText("※験験験").first()).toBeVisible();
    expect(await english()).toEqual([]);
    await page.keyboard.press("Control+i");
    await expectPage(dialog.getByRole("combobox")).toHaveCount(0);
    expect(await english()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(`/ja${clock}`);
    await page
      .locator("header button[aria-haspopup=dialog], header button[command]")
      .first()
      .click();
    await expectPage(dialog).toBeVisible();
    expect(await english()).toEqual([]);
  });

  it("[rows 12, 19] says in the second locale that a page is not there, and what is near", async () => {
    const { response } = await site.get("/base/ja/docs/api/clok");
    expect(response.status).toBe(404);
    await page.goto(`${site.origin}/base/ja/docs/api/clok`);
    await expectPage(page.getByRole("main").locator(`a[href="/base/ja${clock}"]`)).toBeVisible();
    expect(englishWords(await page.getByRole("main").innerHTML())).toEqual([]);
  });

  it("[row 8] cleans a path that a link brings in, without leaving the app", async () => {
    await open("/docs/article/getting_started");
    await page.evaluate(() => window.___navigate("/base/docs/api/clock/index.html?a=1#resume"));
    await urlIs(`${clock}?a=1#resume`);
    await expectPage(page.getByRole("heading", { level: 1 })).toHaveText("時計");
  });

  it("[row 11] names on the home page the path that it was built for, and the right one", async () => {
    const misplaced = await serveSite(join(copy.root, "published", currentSite), "");
    await page.goto(`${misplaced.origin}/`);
    await stir(page);
    await expectPage(page.getByRole("alert")).toContainText(
      'built to be served under "/base/", but it is served under "/"',
    );
    misplaced.close();
  });
});
