import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const guide = "/docs/article/getting_started";
const other = "/docs/article/guides/authentication";

/** Returns the labels of the chosen tabs and the panels that are shown, group by group. */
async function shown(page: Page): Promise<string[]> {
  return page
    .getByRole("tabpanel")
    .evaluateAll((panels) =>
      panels
        .filter((panel) => panel.checkVisibility())
        .map((panel) => panel.querySelector("[data-panel-label]")?.textContent ?? ""),
    );
}

test("a choice is remembered on the next page, after a reload and in the address", async ({
  page,
}) => {
  await page.goto(guide);
  await hydrated(page);
  await page.getByRole("tab", { name: "Minitest" }).first().click();
  await expect(page).toHaveURL(`${guide}?framework=minitest`);
  await page.getByRole("link", { name: "RSpec integration" }).last().click();
  await expect(page).not.toHaveURL(guide);
  await page.goto(guide);
  expect(new Set(await shown(page))).toEqual(new Set(["Minitest"]));
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Minitest", selected: true }).first()).toBeVisible();
});

test("an address chooses for its visit, and is not remembered", async ({ page }) => {
  await page.goto(`${guide}?framework=plain-ruby`);
  expect(new Set(await shown(page))).toEqual(new Set(["Plain Ruby"]));
  await page.goto(guide);
  expect(new Set(await shown(page))).toEqual(new Set(["RSpec"]));
});

test("another tab of the browser follows", async ({ page, context }) => {
  await page.goto(guide);
  await hydrated(page);
  const second = await context.newPage();
  await second.goto(guide);
  await hydrated(second);
  await second.getByRole("tab", { name: "Minitest" }).first().click();
  await expect(page.getByRole("tab", { name: "Minitest", selected: true }).first()).toBeVisible();
  expect(new Set(await shown(page))).toEqual(new Set(["Minitest"]));
});

test("every group of a page follows, and the pressed tab stays where it is", async ({ page }) => {
  await page.goto(other);
  await hydrated(page);
  const groups = page.getByRole("tablist");
  const last = groups.last().getByRole("tab").last();
  await last.scrollIntoViewIfNeeded();
  const label = await last.textContent();
  const before = await last.boundingBox();
  await last.click();
  await expect(last).toHaveAttribute("aria-selected", "true");
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  expect(await shown(page)).toHaveLength(await groups.count());
  expect((await shown(page)).at(-1)).toBe(label);
});

test("the arrow keys choose and take the focus along", async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const group = page.getByRole("tablist").first();
  await group.getByRole("tab", { name: "RSpec" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("tab", { name: "Minitest" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(group.getByRole("tab", { name: "Plain Ruby" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test.describe("before React is there", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the chosen panel is the one that is shown", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("framework", "minitest"));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(guide, { waitUntil: "domcontentloaded" });
    expect(new Set(await shown(page))).toEqual(new Set(["Minitest"]));
  });
});

test("nothing moves while the page comes alive with another choice", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("framework", "plain-ruby"));
  await page.goto(guide);
  await hydrated(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every framework is there, in order and with its name", async ({ page }) => {
    await page.goto(`${guide}?framework=minitest`);
    const panels = page.getByRole("tabpanel");
    await expect(panels.locator("[data-panel-label]:visible")).toHaveText([
      "RSpec",
      "Minitest",
      "Plain Ruby",
    ]);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});
