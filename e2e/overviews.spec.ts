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

test.describe("a preview", () => {
  test.skip(({ isMobile }) => isMobile, "Fingers do not hover.");

  test("shows where a link leads, and goes on Esc", async ({ page }) => {
    await page.goto("/docs/api/clock");
    await hydrated(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const link = page
      .getByRole("navigation", { name: "Members of Clock" })
      .getByRole("link", { name: "run_for" });
    await link.hover();
    const preview = page.getByRole("tooltip");
    await expect(preview).toContainText("clock.run_for(ticks)");
    await expect(preview).toBeInViewport({ ratio: 1 });
    expect(requests).toContain("/preview/api/clock.json");
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
  });

  test("opens for the keyboard, and describes the link", async ({ page }) => {
    await page.goto("/docs/api/clock");
    await hydrated(page);
    const links = page.getByRole("navigation", { name: "Members of Clock" }).getByRole("link");
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expect(links.nth(1)).toHaveAttribute("aria-describedby", "link-preview");
  });
});
