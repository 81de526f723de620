import { expect, type Page } from "@playwright/test";
import { hydratedMark } from "../../src/shared/dom/appStart";
import { stir } from "./loads";

/** Has React take over the page, as a reader's hand does: it goes on moving, because a page being replaced sees nothing. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await stir(page);
    expect(await page.evaluate(untilHydrated, hydratedMark)).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** Runs in the page, which tells it by an event: to look again and again takes up to a second longer. */
async function untilHydrated(mark: string): Promise<boolean> {
  if (document.documentElement.hasAttribute(mark)) return true;
  return new Promise((resolve) => {
    addEventListener(mark, () => resolve(true), { once: true });
    setTimeout(resolve, 2_000, false);
  });
}
