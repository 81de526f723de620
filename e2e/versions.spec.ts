import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const guide = "/docs/article/guides/versions";

test("a line of Gemfile.lock leads to the command that installs the driver", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(guide);
  await hydrated(page);
  await page
    .getByRole("textbox", { name: /Gemfile\.lock/ })
    .fill("    playwright-ruby-client (1.58.1)");
  const answer = page.getByRole("status").filter({ hasText: "Gem 1.58.1" });
  await expect(answer).toContainText("npm install playwright@1.58.2");
  await answer.getByRole("button", { name: "Copy npm install playwright@1.58.2" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "npm install playwright@1.58.2",
  );
});

test("the releases are filtered, the folded ones too", async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(page.getByRole("rowheader", { name: "1.61.0" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "0.6.0" })).toBeHidden();
  await page.getByRole("searchbox", { name: /gem or Playwright/ }).fill("0.6.0");
  await expect(rows).toHaveText([/^0\.6\.0/]);
});

test("the drawing of the driver takes the colours of the mode", async ({ page }) => {
  await page.goto("/docs/article/getting_started");
  const drawing = page.getByRole("img", { name: /Ruby process/ });
  const color = () =>
    drawing
      .locator("text")
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  await expect(drawing).toBeVisible();
  const light = await color();
  await page.getByRole("button", { name: /switch to dark/ }).click();
  await expect.poll(color).not.toBe(light);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is whole, and the box says what it needs", async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByText("needs JavaScript. “Which versions fit together”")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /Gemfile\.lock/ })).toBeHidden();
    await page.getByText("older ones, and those to try out").click();
    await expect(page.getByRole("rowheader", { name: "0.6.0" })).toBeVisible();
  });
});
