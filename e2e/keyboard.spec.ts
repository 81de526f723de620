import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// One width is enough for keys; the panel's journey makes the window narrow itself.
test.skip(({ isMobile }) => isMobile);

const clock = "/docs/api/clock";
const guide = "/docs/article/getting_started";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses Tab until something has the focus. It is looked up by its role once: that reads the whole page. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const element = await target.elementHandle();
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await element?.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab do not lead there.`);
}

test("1. to the content: the first Tab, and from there to its first link", async ({ page }) => {
  await open(page, clock);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isInMain = page.getByRole("main").locator(":focus");
  await expect(isInMain).toHaveCount(1);
});

test("2. to a section, its items shown by an outline that the navbar does not hide, and 8. to copied code, which is said", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - link "playwright-ruby-client, home"
    - navigation "Main":
      - link "Docs"
      - link "API"
    - link /Search/
    - link /GitHub/
    - button "Light mode, switch to dark"
  `);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading /Drive real browsers/ [level=1]
    - link "Get started"
    - link "API reference"
  `);
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - button "Keyboard shortcuts"
    - navigation "Footer"
  `);
  const docs = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" });
  await tabTo(page, docs);
  expect(await docs.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  await tabTo(page, page.getByRole("button", { name: "Copy code" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeAttached();
  await docs.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(guide);
});

test("3. to another page of the sidebar, by its category", async ({ page }) => {
  await open(page, clock);
  const sidebar = page.getByRole("navigation", { name: "API reference" });
  const category = sidebar.locator("summary, button").filter({ hasText: "Network" });
  await tabTo(page, category);
  await page.keyboard.press("Enter");
  const request = sidebar.getByRole("link", { name: "Request", exact: true });
  await tabTo(page, request, 8);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/request");
  await expect(page.getByRole("heading", { level: 1, name: "Request" })).toBeVisible();
});

test("[row 20] 4. to a member, by the search, which a screen reader is told of", async ({
  page,
}) => {
  await open(page, clock);
  await page.keyboard.press("/");
  await page.keyboard.type("waitForResponse");
  await expect(page.getByRole("option").first()).toContainText("expect_response");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Search the documentation":
      - combobox "Search" [expanded]: waitForResponse
      - button "Close search"
      - group "What is found":
        - status: /\\d+ results?/
        - listbox "Results":
          - group "Page":
            - option /expect_response/ [selected]
  `);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#expect_response$/);
});

test("5. through a version menu and out again, 6. to the other colour mode", async ({ page }) => {
  await open(page, clock);
  const handle = page.getByRole("banner").locator("summary, button").filter({ hasText: "Next" });
  await tabTo(page, handle);
  await page.keyboard.press("Enter");
  const item = page.getByRole("banner").getByRole("link", { name: "Next" });
  await expect(item).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(handle).toBeFocused();
  // 6. to the other colour mode
  await tabTo(page, page.getByRole("button", { name: "Light mode, switch to dark" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Dark mode, switch to light" })).toBeFocused();
});

test("7. to another framework, by the arrows of its tabs", async ({ page }) => {
  await open(page, guide);
  await tabTo(page, page.getByRole("tab", { name: "RSpec" }).first(), 80);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Minitest" }).first()).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Minitest" }).first()).toBeVisible();
});

test("[row 14] 9. to the main menu of a narrow window, which a screen reader is told of, and back to where one was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, clock);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Site menu" });
  await expect(panel).toMatchAriaSnapshot(`
    - button "Close menu"
    - button "← Back to main menu"
    - navigation "API reference, in the menu":
      - list:
        - listitem:
          - link "Everything A–Z"
  `);
  await tabTo(page, panel.getByRole("button", { name: "← Back to main menu" }), 6);
  await page.keyboard.press("Enter");
  await expect(panel).toMatchAriaSnapshot(`
    - button "API reference →"
    - navigation "Main, in the menu":
      - list:
        - listitem:
          - link "Docs"
        - listitem:
          - link "API"
        - listitem:
          - link /^Version Next/
        - listitem:
          - link "Language English"
  `);
  // Round and round: the focus stays inside (the browser's own bar counts as one stop).
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("10. to the list of shortcuts, as the first press on a page", async ({ page }) => {
  await page.goto(clock);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("10. to the list of shortcuts, which are turned off and on there", async ({ page }) => {
  await open(page, clock);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Keyboard shortcuts":
      - heading "Keyboard shortcuts" [level=2]
      - button "Close"
      - heading "Everywhere" [level=3]
      - term: Ctrl K or ⌘ K
      - definition: Open or close the search
  `);
  const keys = sheet.getByRole("checkbox", { name: "Listen to the single keys / and ?" });
  await tabTo(page, keys, 4);
  await page.keyboard.press("Space");
  await expect(keys).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  for (const key of ["?", "/"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const key of ["Tab", "Shift+Tab"]) {
  test(`to code that scrolls, by ${key}, in a section that nobody has looked at`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // Never idle, so the page lays no section out ahead.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await open(page, "/docs/api/request");
    const sections = page.getByRole("main").locator("section:has(pre)");
    const far = sections.nth(-4);
    const next = sections.nth(key === "Tab" ? -5 : -3);
    await next.getByRole("link").first().focus();
    let reached = 0;
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(key);
      // What scrolls is found out in the frame in which a section is laid out.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      reached += await far.locator("pre[tabindex]:focus").count();
    }
    const scrolling = await far
      .locator("pre:visible")
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(scrolling).toBeGreaterThan(0);
    expect(reached).toBe(scrolling);
  });
}

test("what a screen reader is given: a menu and a category, closed and open", async ({ page }) => {
  await open(page, clock);
  const banner = page.getByRole("banner");
  await expect(banner).toMatchAriaSnapshot(`
    - group: "Version: Next"
    - group: "Language: English"
  `);
  await tabTo(page, banner.locator("summary").filter({ hasText: "Next" }));
  await page.keyboard.press("Enter");
  await expect(banner).toMatchAriaSnapshot(`
    - group:
      - text: "Version: Next"
      - list:
        - listitem:
          - link /^Next documents gem/
  `);
  const sidebar = page.getByRole("navigation", { name: "API reference" });
  await tabTo(page, sidebar.locator("summary").filter({ hasText: "Network" }));
  await expect(sidebar).toMatchAriaSnapshot(`
    - listitem:
      - group: Network
  `);
  await page.keyboard.press("Enter");
  await expect(sidebar).toMatchAriaSnapshot(`
    - listitem:
      - group:
        - text: Network
        - list:
          - listitem:
            - link "Request"
  `);
});

test("from within a long page to the same member of another one, with the focus at the top", async ({
  page,
}) => {
  await open(page, "/docs/api/page");
  const link = page.getByRole("article").getByRole("link", { name: "Locator#click" }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api/locator#click");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Locator");
  await expect(page.locator("main > [data-left]")).toHaveCount(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.getByRole("main").locator("#click")).toBeInViewport();
});
