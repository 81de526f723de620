// [row 13]
import { expect, test } from "./support/test";
import { sitePaths } from "./support/sitePaths";

test.use({ javaScriptEnabled: false });

// Every page of the site, one after the other.
test.describe.configure({ timeout: 180_000 });

interface Head {
  title: string;
  description: string;
  canonical: string | null;
  lang: string;
  robots: string | null;
  openGraph: Record<string, string>;
  headings: number;
}

function readHead(): Head {
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute("content") ?? null;
  const graph = [...document.querySelectorAll<HTMLMetaElement>("meta[property^='og:']")];
  return {
    title: document.title,
    description: content("meta[name='description']") ?? "",
    canonical: document.querySelector("link[rel='canonical']")?.getAttribute("href") ?? null,
    lang: document.documentElement.lang,
    robots: content("meta[name='robots']"),
    openGraph: Object.fromEntries(
      graph.map((meta) => [meta.getAttribute("property") ?? "", meta.content]),
    ),
    headings: document.querySelectorAll("h1").length,
  };
}

test("every page has a title, a description, a canonical link and Open Graph tags of its own", async ({
  page,
}) => {
  const heads = new Map<string, Head>();
  for (const path of sitePaths) {
    await page.goto(path);
    heads.set(path, await page.evaluate(readHead));
  }
  for (const [path, head] of heads) {
    expect
      .soft(head.title, path)
      .toMatch(path === "/" ? /^[^|]+$/ : /^.+ \| playwright-ruby-client$/);
    expect.soft(head.description.length, path).toBeGreaterThan(39);
    expect.soft(head.lang, path).toBe("en");
    expect.soft(head.headings, path).toBe(1);
    expect.soft(new URL(head.canonical ?? "none:").pathname, path).toBe(path);
    const expected: Record<string, unknown> = {
      "og:title": expect.stringMatching(/./),
      "og:description": head.description,
      "og:url": head.canonical,
      "og:image": expect.stringMatching(/^https:\/\/.+\.png$/),
    };
    expect.soft(head.openGraph, path).toMatchObject(expected);
    expect.soft(head.robots, path).toBe(path === "/search" ? "noindex" : null);
  }
  for (const field of ["title", "description", "canonical"] as const) {
    const values = [...heads.values()].map((head) => head[field]);
    expect(new Set(values).size, `a ${field} stands on two pages`).toBe(values.length);
  }
});

test.describe("the not-found page", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("answers with 404 and keeps out of indexes", async ({ page }) => {
    const response = await page.goto("/docs/api/pag");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page Not Found | playwright-ruby-client");
    const head = await page.evaluate(readHead);
    expect(head.robots).toBe("noindex");
  });
});
