// [rows 20, 21, 22]
import { takenOver } from "./support/takenOver";
import { expect, test } from "./support/test";

test("the dialog opens by key, finds a member by its JavaScript name and leads to it", async ({
  page,
}) => {
  await page.goto("/");
  await takenOver(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("waitForResponse");
  await expect(dialog.getByRole("option").first()).toContainText("expect_response");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/page#expect_response$/);
  await expect(dialog).toBeHidden();
});

test("Escape closes the dialog and gives the focus back", async ({ page, isMobile }) => {
  test.skip(isMobile, "Phones have no Escape key.");
  await page.goto("/docs/api/clock");
  await takenOver(page);
  const trigger = page.getByRole("banner").getByRole("link", { name: /^Search/ });
  await trigger.click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("nothing found and nothing loaded are told apart", async ({ page }) => {
  await page.goto("/docs/api/clock");
  await takenOver(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("zzzzqqq");
  await expect(page.getByText('No results found for "zzzzqqq"')).toBeVisible();
});

test.describe("without the network", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the dialog says that the results could not be had, and tries again", async ({ page }) => {
    await page.goto("/docs/api/clock");
    await takenOver(page);
    await page.route("**/search/*.json", (route) => route.abort());
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("goto");
    await expect(page.getByText("Unable to fetch results")).toBeVisible();
    await expect(page.getByText("You might want to check your network connection.")).toBeVisible();
    await page.unroute("**/search/*.json");
    await page.getByRole("button", { name: /try again/i }).click();
    await expect(page.getByRole("option").first()).toContainText("goto");
  });
});

test("/search?q= shows the results of the address", async ({ page }) => {
  await page.goto("/search?q=fullPage");
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("fullPage");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /fullPage/ })
      .first(),
  ).toBeVisible();
});
