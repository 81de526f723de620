import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

// Axe takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 90_000 });

interface State {
  /** The screen on which it can be seen; everywhere by default. */
  on?: "phone" | "desktop";
  reach: (page: Page) => Promise<void>;
  /** What has been opened; `pages.spec.ts` looks at the rest of the page. */
  part: string;
  /** A rule of axe that does not fit the state. */
  except?: string;
}

const dialog = "dialog[open]";

/** The things that readers open on a page, and how; Esc closes each. */
const states: Record<string, State> = {
  "the search with results": {
    part: dialog,
    // The list scrolls with the option that the field's arrow keys choose; nothing in it has the focus.
    except: "scrollable-region-focusable",
    reach: async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("click");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  "the search without results": {
    on: "desktop",
    part: dialog,
    reach: async (page) => {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("zzzzqqq");
      await expect(page.getByText(/^No results found/)).toBeVisible();
    },
  },
  "the panel": {
    on: "phone",
    part: dialog,
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Site menu" })).toBeVisible();
    },
  },
  "the version menu": {
    on: "desktop",
    part: "header",
    reach: async (page) => {
      await page.getByRole("banner").locator("summary, button").filter({ hasText: "Next" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Next" })).toBeVisible();
    },
  },
  "the list of shortcuts": {
    on: "desktop",
    part: dialog,
    reach: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    },
  },
};

test("what readers open on a page is accessible", async ({ page, isMobile }) => {
  await open(page, "/docs/api/clock", isMobile);
  for (const [name, { on, part, except, reach }] of Object.entries(states)) {
    if (on !== undefined && isMobile !== (on === "phone")) continue;
    await reach(page);
    const found = await violations(page, part);
    expect
      .soft(
        found.filter(([rule]) => rule !== except),
        name,
      )
      .toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator(dialog)).toHaveCount(0);
  }
});

test("the page of results is accessible", async ({ page, isMobile }) => {
  await open(page, "/search?q=click", isMobile);
  const results = page.getByRole("main").getByRole("link", { name: /click/ });
  await expect(results.first()).toBeVisible();
  expect(await violations(page, "main")).toEqual([]);
});

/** Each screen has one of the modes. */
async function open(page: Page, path: string, isMobile: boolean): Promise<void> {
  const mode = isMobile ? "dark" : "light";
  await page.addInitScript((value) => localStorage.setItem("theme", value), mode);
  await page.goto(path);
  await hydrated(page);
}
