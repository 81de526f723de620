// [row 1]
import { expect, test } from "./support/test";

test("the toggle changes the mode, tells it, and the choice survives a reload", async ({
  page,
}) => {
  await page.goto("/docs/api/clock");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Light mode, switch to dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Dark mode, switch to light" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
});

test("[browser 26] another tab follows", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/docs/api/clock");
  await other.getByRole("button", { name: /switch to dark/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("before React is there", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the mode is set already", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(scheme).toBe("dark");
  });
});

test("a stored value that means nothing falls back to light", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "banana"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
