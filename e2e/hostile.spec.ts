import type { Page } from "@playwright/test";
import { hostileElements, hostileTexts } from "../test/hostileTexts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

/** Every other text that an address can carry; all are in `src/search/hostileInput.test.tsx`. */
const carried = hostileTexts
  .filter(([, text]) => text.length < 1_000 && !/[\0\uD800\n]/.test(text))
  .filter((_, index) => index % 2 === 0);

test.describe.configure({ timeout: 120_000 });
test.skip(
  ({ isMobile }) => isMobile,
  "What is done with an address does not depend on the screen.",
);
test.use({ expectedErrors: [/404 \(Not Found\)/] });

test("[browser 16] nothing in a query, a hash or a stored choice runs", async ({ page }) => {
  for (const [name, text] of carried) {
    await page.goto(`/search?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("searchbox"), name).toHaveValue(text);
    await expectHarmless(page, name);
    await page.evaluate((value) => {
      for (const key of ["theme", "framework", "search-recent"]) localStorage.setItem(key, value);
    }, text);
  }
});

test("[browser 16] nothing in a wrong address runs", async ({ page }) => {
  for (const [name, text] of carried.slice(0, 4)) {
    await page.goto(`/docs/${encodeURIComponent(text)}`);
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveText("Page Not Found");
    await expectHarmless(page, name);
  }
});

async function expectHarmless(page: Page, name: string): Promise<void> {
  expect(await page.locator("body").locator(hostileElements).count(), name).toBe(0);
  expect(await page.evaluate(() => Reflect.has(window, "hostile")), name).toBe(false);
}
