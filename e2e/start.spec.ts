import type { Page } from "@playwright/test";
import { takenOver } from "./support/takenOver";
import { expect, test } from "./support/test";

const page = "/docs/api/clock";

test("no script of the app runs until the reader does something", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.waitForLoadState("networkidle");
  expect(await tab.locator("script[src]").count()).toBe(0);
  await takenOver(tab);
  expect(await tab.locator("script[src]").count()).toBeGreaterThan(3);
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
