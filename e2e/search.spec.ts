// [rows 20, 21, 22]
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { opacityInFrame } from "./support/opacityInFrame";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("the dialog opens by key, finds a member by its JavaScript name and leads to it", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
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
  await hydrated(page);
  const trigger = page.getByRole("banner").getByRole("link", { name: /^Search/ });
  await trigger.click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("the dialog is no longer to be seen in the frame of Escape, though it is still closing", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "Phones have no Escape key.");
  await page.goto("/docs/api/page");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  const opacities = await opacityInFrame(page, "keydown", () => page.keyboard.press("Escape"));
  expect(opacities).toEqual(["0", "0"]);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("in a narrow window the dialog is as wide as the page, and nothing found is told as such", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/docs/api/clock");
  await hydrated(page);
  // The slash asks for the search, and is no part of the query.
  await page.keyboard.type("/zzzzqqq");
  await expect(page.getByText('No results found for "zzzzqqq"')).toBeVisible();
  // Not under the page's scrollbar.
  const widths = await page
    .getByRole("dialog")
    .evaluate((dialog) => [dialog.getBoundingClientRect().width, document.body.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test("where there can be no worker the page searches, by names first and then by the text", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.goto("/docs/api/clock");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await page.keyboard.type("waitForResponse");
  await expect(dialog.getByRole("option").first()).toContainText("expect_response(");
  await dialog.getByRole("combobox").fill("w");
  await expect(dialog.getByRole("option").first()).toBeVisible();
});

test.describe("without the network", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("[browser 10] the dialog says that the results could not be had, and tries again", async ({
    page,
  }) => {
    await page.goto("/docs/api/clock");
    await hydrated(page);
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

test("opening the search loads at most 50 KiB, the worker and the names among them", async ({
  page,
}) => {
  await page.goto("/docs/api/clock", { waitUntil: "networkidle" });
  await hydrated(page);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  for (const file of ["symbols.json", "search-worker"]) {
    await expect.poll(() => responses.some((response) => response.url().includes(file))).toBe(true);
  }
  const bodies = await Promise.all(responses.map((response) => response.body()));
  const total = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(total).toBeGreaterThan(10 * 1024);
  expect(total).toBeLessThanOrEqual(50 * 1024);
});

test("opening the search and its first answer load at most 20 kB of scripts into the page", async ({
  page,
}) => {
  // Those of the page itself: the index is searched in a worker, beside it.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "initiatorType" in entry && entry.initiatorType === "script")
        .map(({ name }) => name),
    );
  await page.goto("/docs/api/clock", { waitUntil: "networkidle" });
  await hydrated(page);
  const before = new Set(await loaded());
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("fullPage");
  await expect(page.getByRole("option").first()).toContainText("fullPage");
  const added = (await loaded()).filter((name) => name.endsWith(".js") && !before.has(name));
  const bodies = await Promise.all(added.map(async (url) => (await page.request.get(url)).body()));
  const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(total).toBeGreaterThan(1_000);
  expect(total).toBeLessThanOrEqual(20 * 1024);
});

test("a question is answered in the docs' own words, and Escape leads back before it closes", async ({
  page,
  isMobile,
}) => {
  await page.goto("/docs/api/clock");
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("How do I upload a file?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Quoted from these docs/)).toBeVisible();
  await expect(dialog.getByRole("blockquote")).toContainText("set_input_files");
  if (isMobile) return;
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("/search?q= shows the results of the address, and the address follows the field", async ({
  page,
}) => {
  await page.goto("/search?q=fullPage");
  const main = page.getByRole("main");
  await expect(main.getByRole("searchbox")).toHaveValue("fullPage");
  await expect(main.getByRole("link", { name: /fullPage/ }).first()).toBeVisible();
  await main.getByRole("searchbox").fill("hover");
  await expect(main.getByRole("link", { name: /^hover/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=hover$/);
});

test("[row 22] all results of the dialog are those of its query, also where the page came from it", async ({
  page,
}) => {
  await page.goto("/search?q=click");
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toHaveValue("click");
  await field.fill("hover");
  await expect(page).toHaveURL(/\?q=hover$/);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill("click");
  await dialog.getByRole("link", { name: "See all results" }).click();
  await expect(page).toHaveURL(/\?q=click$/);
  await expect(field).toHaveValue("click");
  await expect(page).toHaveTitle(/click/);
});
