import type { Page } from "@playwright/test";
import { hydratedMark } from "../src/shared/dom/appStart";
import { violations } from "./support/axe";
import { serveInParts } from "./support/serveInParts";
import { sitePaths } from "./support/sitePaths";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// The class `Page` has 16,000 elements to look at, with `npm run a11y`.
test.describe.configure({ timeout: 600_000 });

/** `npm run a11y` looks at every page in both modes at both widths. */
const isWhole = process.env["A11Y"] === "all";

/** One page of each kind: looked at in one mode on the desktop, in the other on a phone. The rest differ in text alone. */
const someOfEachKind = [
  "/",
  "/docs/api",
  "/docs/api/clock",
  "/docs/api/accessibility",
  "/docs/article/getting_started",
  "/docs/article/guides/versions",
  "/search",
];
/** Of what rounding to pixels moves. */
const roundedToPixels = 0.0005;
const notFound = "/docs/no/such/page";
const kinds = [...(isWhole ? sitePaths : someOfEachKind), notFound];
const others = sitePaths.filter((path) => !kinds.includes(path));

for (const path of kinds) {
  test.describe(path, () => {
    test.use({ expectedErrors: path.includes("no/such") ? [/404 \(Not Found\)/] : [] });

    for (const mode of ["light", "dark"] as const) {
      test(`takes over quietly, shifts nothing, fits the screen and is accessible in ${mode} mode`, async ({
        page,
        isMobile,
      }) => {
        test.skip(!isWhole && isMobile !== (mode === "dark"));
        await page.addInitScript((value) => localStorage.setItem("theme", value), mode);
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
        await hydrated(page);
        expect(await overflow(page)).toBe(0);
        // The page that is not there finds what is near only now.
        if (path !== notFound) expect(await layoutShift(page)).toBeLessThan(roundedToPixels);
        await layOut(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test("pages are accessible before the app starts", async ({ page, isMobile }) => {
  test.skip(isMobile);
  for (const path of ["/", "/docs/api/clock", "/docs/article/getting_started"]) {
    await page.goto(path);
    await layOut(page);
    expect(await violations(page), path).toEqual([]);
    await expect(page.locator("html")).not.toHaveAttribute(hydratedMark);
  }
});

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

// Two tests, for two workers: a new browser context for each page would take longer than the page.
for (const parity of [0, 1]) {
  test(`the other pages take over quietly and fit the screen (${parity + 1} of 2)`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile);
    for (const path of others.filter((_, index) => index % 2 === parity)) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await overflow(page), path).toBe(0);
    }
  });
}

/** Lays out every section, as a reader does who scrolls to it: only then a block knows whether it scrolls. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>("main section, main div"))
      if (getComputedStyle(part).contentVisibility === "auto")
        part.style.contentVisibility = "visible";
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
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
