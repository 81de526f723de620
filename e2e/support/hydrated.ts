import { expect, type Page } from "@playwright/test";
import { hydratedMark } from "../../src/shared/dom/appStart";
import { stir } from "./loads";

/** Has React take over the page, as a reader's hand does: it goes on moving, because a page being replaced sees nothing. */
export async function hydrated(page: Page): Promise<void> {
  const html = page.locator("html");
  await expect(async () => {
    await stir(page);
    await expect(html).toHaveAttribute(hydratedMark, "", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
