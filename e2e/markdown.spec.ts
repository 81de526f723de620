import { expect, test } from "./support/test";

const guide = "/docs/article/getting_started";
const menu = "Page as Markdown";

test.describe("with the app", () => {
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

  test("the menu of a page copies its Markdown, by keys alone", async ({ page }) => {
    await page.goto(guide);
    const handle = page.locator("summary").filter({ hasText: menu });
    await handle.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "Copy the page as Markdown" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Markdown copied to the clipboard")).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Getting started\n\n> /);
    await page.keyboard.press("Escape");
    await expect(handle).toBeFocused();
  });

  test("a member is copied from its heading", async ({ page }) => {
    await page.goto("/docs/api/clock");
    await page.mouse.move(200, 200);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.getByRole("link", { name: "Copy pause_at as Markdown" }).click();
    await expect(page.getByText("Markdown copied to the clipboard")).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Clock#pause_at\n\n> /);
    expect(new URL(page.url()).pathname).toBe("/docs/api/clock");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu of a page leads to its Markdown", async ({ page }) => {
    await page.goto(guide);
    await page.locator("summary").filter({ hasText: menu }).click();
    await page.getByRole("link", { name: "Copy the page as Markdown" }).click();
    await expect(page).toHaveURL(`${guide}.md`);
  });
});
