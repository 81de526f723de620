import { expect, type Page } from "@playwright/test";

/** Has React take over the page as a reader's hand does, and waits until the colour mode's button tells the mode. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.getByRole("button", { name: /mode, switch/ }).first()).toBeAttached();
}
