import { expect, type Page } from "@playwright/test";
import { appReady } from "../../src/shared/appStart";

/** Has React take over the page, as a reader's hand does. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator("html")).toHaveAttribute(appReady, "", { timeout: 15_000 });
}
