import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("[browser 1] a reader without JavaScript goes from the landing page to a member's options", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "API reference" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: "screenshot", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/#screenshot$/);
  await expect(page.getByText("Takes a picture of what the page shows")).toBeInViewport();
  await expect(page.getByText("Capture the whole scrollable page")).toBeVisible();
  await expect(
    page.getByRole("code").filter({ hasText: "page.screenshot(" }).first(),
  ).toBeVisible();
});

test("[browser 1] what needs JavaScript is not offered", async ({ page }) => {
  await page.goto("/docs/api/page");
  await expect(page.getByRole("button", { name: /mode, switch/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: /filter/i })).toHaveCount(0);
});

test("[browser 1] the search page says that it needs JavaScript and offers a way on", async ({
  page,
}) => {
  await page.goto("/search?q=goto");
  await expect(page.getByText(/JavaScript/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "API" })).toBeVisible();
});
