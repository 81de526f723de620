// [row 14]
import { opacityInFrame } from "./support/opacityInFrame";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test.skip(({ viewport }) => (viewport?.width ?? 0) > 996, "The panel belongs to narrow screens.");

test("the panel shows the section first, leads back to the main menu, and gives the focus back", async ({
  page,
}) => {
  await page.goto("/docs/api/clock");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  const panel = page.getByRole("dialog", { name: "Site menu" });
  await expect(panel.getByRole("link", { name: "Clock" })).toHaveAttribute("aria-current", "page");
  await panel.getByRole("button", { name: "← Back to main menu" }).click();
  await expect(panel.getByRole("link", { name: "Docs" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the focus goes along to the other half of the panel, and back", async ({ page }) => {
  await page.goto("/docs/api/clock");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const back = page.getByRole("button", { name: "← Back to main menu" });
  await back.press("Enter");
  const on = page.getByRole("button", { name: "API reference →" });
  await expect(on).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(back).toBeFocused();
});

test("the panel is no longer to be seen in the frame of its button, though it is still closing", async ({
  page,
}) => {
  await page.goto("/docs/api/page");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Site menu" });
  await expect(panel).toBeVisible();
  const closer = panel.getByRole("button", { name: "Close menu" });
  expect(await opacityInFrame(page, "click", () => closer.click())).toEqual(["0", "0"]);
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(panel).toHaveCSS("opacity", "1");
});

test("a link of the panel leads on and closes it", async ({ page }) => {
  await page.goto("/docs/api/clock");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Site menu" });
  await panel.getByText("Network", { exact: true }).click();
  await panel.getByRole("link", { name: "Request", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/request$/);
  await expect(panel).toBeHidden();
});

test("a page that the search leads to closes the panel", async ({ page }) => {
  await page.goto("/docs/api/clock");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Site menu" });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("hover");
  await expect(page.getByRole("option").first()).toContainText("hover");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#hover$/);
  await expect(panel).toBeHidden();
});

test("the panel closes on Back and when the window becomes wide", async ({ page }) => {
  await page.goto("/docs/api/clock");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const panel = page.getByRole("dialog", { name: "Site menu" });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await opener.click();
  await expect(panel).toBeVisible();
  // The entry that Back leaves is made after the frame that shows the panel.
  await expect.poll(entries).toBe(before + 1);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/api\/clock$/);
  await opener.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel).toBeHidden();
});
