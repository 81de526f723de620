import type { Page } from "@playwright/test";
import { hydratedMark } from "../src/shared/dom/appStart";
import { layOut, violations } from "./support/axe";
import { follow, stir } from "./support/loads";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const page = "/docs/api/clock";

test("no script of the app runs until the reader does something", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.waitForLoadState("networkidle");
  expect(await tab.locator("script[src]").count()).toBe(0);
  await hydrated(tab);
  await expect.poll(() => tab.locator("script[src]").count()).toBeGreaterThan(3);
});

test("a pointer at rest does not start the app, a moved one does", async ({ page: tab }) => {
  await tab.addInitScript(() => {
    addEventListener("pointermove", ({ movementX, movementY }) => {
      document.documentElement.dataset["move"] = `${movementX} ${movementY}`;
    });
  });
  await tab.goto("/");
  await tab.mouse.move(640, 400);
  await tab.goto(page);
  // As a browser tells a page that has come under a pointer: where that is, and no movement.
  await tab.mouse.move(640, 400);
  await expect(tab.locator("html")).toHaveAttribute("data-move", "0 0");
  await tab.waitForTimeout(500);
  await expect(tab.locator("html")).not.toHaveAttribute(hydratedMark);
  await stir(tab);
  await expect(tab.locator("html")).toHaveAttribute(hydratedMark);
});

test("pages are accessible before the app starts", async ({ page: tab }) => {
  for (const path of [page, "/docs/article/getting_started"]) {
    await tab.goto(path);
    await layOut(tab);
    expect(await violations(tab), path).toEqual([]);
    await expect(tab.locator("html")).not.toHaveAttribute(hydratedMark);
  }
});

test("[browser 4] what is pressed before the app is there is answered when it is", async ({
  page: tab,
}) => {
  const letScriptsCome = await holdScripts(tab);
  await tab.goto(page, { waitUntil: "domcontentloaded" });
  await tab.getByRole("button", { name: "Light mode, switch to dark" }).click();
  await tab.keyboard.type("/go to");
  await expect(tab.locator("html")).toHaveAttribute("data-theme", "light");
  letScriptsCome();
  await expect(tab.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(tab.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(tab.getByRole("dialog").getByRole("combobox")).toHaveValue("go to");
});

test("a press on a block of code before the app is there copies it", async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const letScriptsCome = await holdScripts(tab);
  await tab.goto("/docs/article/getting_started", { waitUntil: "domcontentloaded" });
  await tab.getByRole("button", { name: "Copy code" }).last().click();
  letScriptsCome();
  await expect(tab.getByRole("status").filter({ hasText: "copied" })).toBeAttached();
});

test("a question mark before the app is there opens the list of shortcuts", async ({
  page: tab,
}) => {
  const letScriptsCome = await holdScripts(tab);
  await tab.goto(page, { waitUntil: "domcontentloaded" });
  await tab.keyboard.press("?");
  letScriptsCome();
  await expect(tab.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a question mark at the moment when the app is there, and not yet in the footer, is heard as well", async ({
  page: tab,
}) => {
  await tab.addInitScript((ready) => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    // After the script of the page that holds keys, which then has let go.
    addEventListener("DOMContentLoaded", () => addEventListener(ready, press));
  }, hydratedMark);
  await tab.goto(page);
  await hydrated(tab);
  await expect(tab.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("menus and footer are parts by themselves, hydrated after the rest", async ({ request }) => {
  const html = await (await request.get(page)).text();
  const parts = html.match(/<!--\$--><(?:footer|details|dialog|div id="site-menu-opener")/g);
  expect(parts).toEqual([
    "<!--$--><details",
    "<!--$--><details",
    '<!--$--><div id="site-menu-opener"',
    "<!--$--><details",
    "<!--$--><details",
    "<!--$--><footer",
  ]);
});

test("what is typed into a filter before the app is there narrows the list", async ({
  page: tab,
}) => {
  const letScriptsCome = await holdScripts(tab);
  await tab.goto("/docs/api/page", { waitUntil: "domcontentloaded" });
  const index = tab.getByRole("navigation", { name: "Members of Page" });
  await index.getByRole("searchbox").fill("websocket");
  letScriptsCome();
  await expect(index.getByRole("link")).toHaveCount(3);
});

const allData = "/page-data/docs/api/clock/page-data.json";

test("a first visit loads nothing that the page has, also when the reader comes back to it", async ({
  page: tab,
}) => {
  const asked: string[] = [];
  tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tab.goto(page);
  const sections = tab.locator("article > div section");
  const texts = await sections.allTextContents();
  await hydrated(tab);
  await follow(tab, "/docs/api/request");
  await expect(tab.getByRole("heading", { level: 1, name: "Request" })).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole("heading", { level: 1, name: "Clock" })).toBeVisible();
  await expect.poll(() => sections.allTextContents()).toEqual(texts);
  expect(texts.length).toBeGreaterThan(5);
  expect(asked).toContain("/page-data/hydration/docs/api/clock.json");
  expect(asked).not.toContain(allData);
});

test.describe("where something took a section out of the page", () => {
  test.skip(({ isMobile }) => isMobile);
  test.use({ expectedErrors: [/Minified React error #4(18|23|25)/] });

  test("all data are loaded, and React renders it", async ({ page: tab }) => {
    await tab.goto(page);
    await tab.evaluate(() => document.getElementById("pause_at")?.closest("section")?.remove());
    const isAsked = tab.waitForRequest(`**${allData}`);
    await hydrated(tab);
    await isAsked;
    await expect(tab.getByRole("heading", { name: /^pause_at/ })).toHaveCount(1);
  });
});

/** Keeps scripts from the page until the returned function is called. */
async function holdScripts(tab: Page): Promise<() => void> {
  let letCome = () => undefined as void;
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await tab.route("**/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  return () => letCome();
}
