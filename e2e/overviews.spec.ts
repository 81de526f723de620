import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("the navbar leads to every name from A to Z, and the filter finds names of JavaScript", async ({
  page,
}) => {
  await page.goto("/docs/api");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Filter names" }).fill("waitForURL");
  await expect(page.getByRole("main").getByRole("term")).toHaveText(["wait_for_url"]);
  await page.getByRole("link", { name: "Page wait_for_url" }).click();
  await expect(page).toHaveURL(/\/docs\/api\/page#wait_for_url$/);
});

test("the coverage leads to what is not implemented", async ({ page }) => {
  await page.goto("/docs/article/api_coverage");
  await page.getByRole("link", { name: "request_gc" }).click();
  await expect(page).toHaveURL(/\/docs\/api\/page#request_gc$/);
  await expect(page.getByRole("heading", { name: "request_gc" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the lists are whole", async ({ page }) => {
    await page.goto("/docs/api");
    await expect(page.getByRole("link", { name: "Locator click" })).toBeVisible();
    await page.goto("/docs/include/api_coverage");
    await expect(page.getByRole("link", { name: "request_gc" })).toBeVisible();
    await expect(page.getByRole("searchbox", { name: /filter/i })).toHaveCount(0);
  });
});
