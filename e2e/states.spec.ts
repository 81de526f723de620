import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// Axe takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 90_000 });

const clock = "/docs/api/clock";

interface State {
  path: string;
  /** The screen on which it can be seen; everywhere by default. */
  on?: "phone" | "desktop";
  reach: (page: Page) => Promise<void>;
  /** A rule of axe that does not fit the state. */
  except?: string;
}

/** The things that readers open on a page, and how. */
const states: Record<string, State> = {
  "the search with results": {
    path: clock,
    // The list scrolls with the option that the field's arrow keys choose; nothing in it has the focus.
    except: "scrollable-region-focusable",
    reach: async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("click");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  "the search without results": {
    path: clock,
    reach: async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("zzzzqqq");
      await expect(page.getByText(/^No results found/)).toBeVisible();
    },
  },
  "the page of results": {
    path: "/search?q=click",
    reach: async (page) => {
      await expect(
        page.getByRole("main").getByRole("link", { name: /click/ }).first(),
      ).toBeVisible();
    },
  },
  "the panel": {
    path: clock,
    on: "phone",
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Site menu" })).toBeVisible();
    },
  },
  "the version menu": {
    path: clock,
    on: "desktop",
    reach: async (page) => {
      await page.getByRole("banner").locator("summary, button").filter({ hasText: "Next" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Next" })).toBeVisible();
    },
  },
  "the list of shortcuts": {
    path: clock,
    reach: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
};

// Each state once in each mode: a phone has the dark one.
for (const [name, { path, on, except, reach }] of Object.entries(states)) {
  test(`${name} is accessible`, async ({ page, isMobile }) => {
    test.skip(on !== undefined && isMobile !== (on === "phone"));
    const mode = isMobile ? "dark" : "light";
    await page.addInitScript((value) => localStorage.setItem("theme", value), mode);
    await page.goto(path);
    await hydrated(page);
    await reach(page);
    const found = await violations(page);
    expect(found.filter(([rule]) => rule !== except)).toEqual([]);
  });
}
