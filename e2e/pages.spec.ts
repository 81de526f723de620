import type { Page } from "@playwright/test";
import { layOut, violations } from "./support/axe";
import { serveInParts } from "./support/serveInParts";
import { sitePaths } from "./support/sitePaths";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// The class `Page` has 16,000 elements to look at, with `npm run a11y`.
test.describe.configure({ timeout: 600_000 });

/** `npm run a11y` looks at every page in both modes at both widths. */
const isWhole = process.env["A11Y"] === "all";

/** Pages whose parts have a look of their own on a phone, which are looked at there as well, in the other mode. */
const onPhones = [
  "/",
  "/docs/api/clock",
  "/docs/article/getting_started",
  "/docs/article/guides/versions",
];
/** One page of each kind. The rest differ in text alone. */
const someOfEachKind = [...onPhones, "/docs/api", "/docs/api/accessibility", "/search"];
/** Of what rounding to pixels moves. */
const roundedToPixels = 0.0005;
const notFound = "/docs/no/such/page";
const kinds = [...(isWhole ? sitePaths : someOfEachKind), notFound];
/** Of classes, which are one template over facts of one shape, one of three. */
const others = sitePaths
  .filter((path) => !onPhones.includes(path))
  .filter((path, index) => !path.startsWith("/docs/api/") || index % 3 === 0);

for (const path of kinds) {
  test.describe(path, () => {
    test.use({ expectedErrors: path.includes("no/such") ? [/404 \(Not Found\)/] : [] });

    test.skip(({ isMobile }) => isMobile && !onPhones.includes(path) && !isWhole);

    for (const mode of isWhole ? ["light", "dark"] : ["one"]) {
      test(`takes over quietly, shifts nothing, fits the screen and is accessible in ${mode} mode`, async ({
        page,
        isMobile,
      }) => {
        const theme = mode === "one" ? (isMobile ? "dark" : "light") : mode;
        await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await hydrated(page);
        expect(await overflow(page)).toBe(0);
        // The page that is not there finds what is near only now.
        if (path !== notFound) expect(await layoutShift(page)).toBeLessThan(roundedToPixels);
        if (!isWhole) await shortenLists(page);
        await layOut(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe("over a slow line", () => {
  test.use({ expectedErrors: [/^request to/] });

  test("nothing moves when the controls of the navbar come one after the other", async ({
    page,
    baseURL,
  }) => {
    const server = await serveInParts(baseURL ?? "", /(?=<div data-item=)/);
    await page.goto(`${server.origin}/docs/api/clock`);
    expect(await layoutShift(page)).toBeLessThan(roundedToPixels);
    await page.close();
    await server.close();
  });
});

test.describe("the other pages", () => {
  test.skip(({ isMobile }) => !isMobile);

  // Two tests, for two workers: a new browser context for each page would take longer than the page.
  for (const parity of [0, 1]) {
    test(`take over quietly and fit the screen (${parity + 1} of 2)`, async ({ page }) => {
      for (const path of others.filter((_, index) => index % 2 === parity)) {
        await page.goto(path);
        await hydrated(page);
        expect.soft(await overflow(page), path).toBe(0);
      }
    });
  }
});

/** Shows two entries of each list of names: the index of all names has 6,000 elements to look at. */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("dl > div:nth-child(n + 3) { display: none }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Returns how many pixels the page is wider than the screen. */
async function overflow(page: Page): Promise<number> {
  return page
    .evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    .then(atLeastZero);
}

function atLeastZero(pixels: number): number {
  return Math.max(0, pixels);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as LayoutShift).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
}
