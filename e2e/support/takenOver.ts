import { expect, type Page } from "@playwright/test";

/** Waits until React has taken over the page, which is when the colour mode's button tells the mode. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /mode, switch/ }).first()).toBeAttached();
}
