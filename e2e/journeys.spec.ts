import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

/**
 * These are the things that readers do most. CI walks these on the plain build as well, in which every patch is off:
 * `@journeys`.
 */
test.describe("@journeys", () => {
  test("a page of each kind opens and becomes alive", async ({ page }) => {
    for (const [path, name] of [
      ["/", /real browsers from Ruby/],
      ["/docs/article/getting_started", "Getting started"],
      ["/docs/article/guides/versions", /./],
      ["/docs/api", /API/],
      ["/docs/api/page", "Page"],
      ["/search", /Search/],
    ] as const) {
      const heading = page.getByRole("heading", { level: 1, name });
      await page.goto(path);
      await expect(heading, path).toBeVisible();
      await hydrated(page);
      await expect(heading, path).toBeVisible();
    }
  });

  test("the search leads to a member, and Back to where the reader was", async ({ page }) => {
    await page.goto("/docs/api/clock");
    await hydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("screenshot");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#.*screenshot/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
  });

  test("a link changes the page without loading it as a whole, and Back returns", async ({
    page,
  }) => {
    await page.goto("/docs/api");
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await page.getByRole("main").locator('a[href="/docs/api/clock"]').first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Clock" })).toBeHidden();
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  });

  test("the colour mode and a tab's choice survive a reload", async ({ page }) => {
    await page.goto("/docs/article/getting_started");
    await hydrated(page);
    await page.getByRole("button", { name: /switch to dark/ }).click();
    await page.getByRole("tab", { name: "Minitest" }).first().click();
    await page.reload();
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("tab", { name: "Minitest", selected: true }).first()).toBeVisible();
  });

  test("a block of code is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/docs/article/getting_started");
    await hydrated(page);
    await page.getByRole("button", { name: "Copy code" }).first().click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).not.toBe("");
  });
});

test.describe("an address that is not there @journeys", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("offers the nearest page", async ({ page }) => {
    await page.goto("/docs/api/clok");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(main.getByRole("link", { name: /Clock/ }).first()).toBeVisible();
  });
});

test.describe("without JavaScript @journeys", () => {
  test.use({ javaScriptEnabled: false });

  test("text, options and links are there", async ({ page }) => {
    await page.goto("/docs/api");
    await page.getByRole("main").getByRole("link", { name: "Page", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Page" })).toBeVisible();
    await page.goto("/docs/api/page#screenshot");
    await expect(page.getByText("Capture the whole scrollable page")).toBeVisible();
  });
});
