import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => isMobile, "The order of styles is the same on every screen.");

test("a page looks the same after a navigation as when it is opened", async ({ page }) => {
  const reference = "/docs/api/clock";
  await open(page, reference);
  const opened = await page.evaluate(looks);
  await open(page, "/docs/article/getting_started");
  await page.evaluate((to) => window.___navigate(to), reference);
  await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
  await expect.poll(() => page.evaluate(looks)).toEqual(opened);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Runs in the page: what the order of the style rules decides, of each part of the text. */
function looks(): string[] {
  const names = ["margin", "padding", "border", "font", "color", "background", "display", "gap"];
  return Array.from(document.querySelectorAll("article *"), (element) => {
    const style = getComputedStyle(element);
    return [element.tagName, ...names.map((name) => style.getPropertyValue(name))].join(" | ");
  });
}
