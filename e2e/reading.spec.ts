// [rows 6, 17, 23]
import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expectReadingPosition, readingPosition } from "./support/readingPosition";
import { expect, test } from "./support/test";

test("a link to a member lands below the navbar, and the contents follow the reading", async ({
  page,
  viewport,
}) => {
  await page.goto("/docs/api/page#expect_popup");
  const heading = page.getByRole("heading", { level: 2, name: /^expect_popup/ });
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  if ((viewport?.width ?? 0) < 1200) return;
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current]")).toHaveText("expect_popup");
});

test("the method index of a long class is filtered while typing", async ({ page, isMobile }) => {
  await page.goto("/docs/api/page");
  await hydrated(page);
  const index = page.getByRole("navigation", { name: "Members of Page" });
  // Less, and iOS zooms into it.
  if (isMobile) await expect(index.getByRole("searchbox")).toHaveCSS("font-size", "16px");
  await index.getByRole("searchbox").fill("websocket");
  await expect(index.getByRole("link")).toHaveText([
    "expect_websocket",
    "route_web_socket",
    "websocket",
  ]);
});

test.describe("on a wide screen", () => {
  test.skip(({ isMobile }) => isMobile);

  test("the contents mark what is read after a jump within a long class", async ({ page }) => {
    await page.goto("/docs/api/page");
    await hydrated(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    for (const part of [0.6, 0.2, 0.9]) {
      await page.evaluate((y) => window.scrollTo(0, y * document.body.scrollHeight), part);
      // What comes into view gets its height after the jump, and headings move with it.
      await expect(async () => {
        const current = await contents.locator("[aria-current]").getAttribute("href");
        expect(current).toBe(await page.evaluate(lastHeadingAbove, 0.25));
      }).toPass({ timeout: 15_000 });
    }
  });

  test("following a link moves to the top, tells the new page, and Back gives the place back", async ({
    page,
  }) => {
    await page.goto("/docs/article/getting_started");
    const link = page.getByRole("main").getByRole("link", { name: "RSpec integration" }).last();
    await hydrated(page);
    await link.scrollIntoViewIfNeeded();
    const position = await readingPosition(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "RSpec integration" })).toBeVisible();
    await expect(page).toHaveTitle(/^RSpec integration/);
    await expect(page.locator("#gatsby-announcer")).toHaveText(/RSpec integration/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible();
    await expectReadingPosition(page, position);
  });

  test("copying a block takes the commands without prompt and output", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/");
    const block = page.getByRole("main").locator("figure", { hasText: "bundle add" });
    await block.hover();
    await block.getByRole("button", { name: "Copy code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^bundle add playwright-ruby-client --version [\d.]+\nnpm install playwright@[\d.]+\nnpx playwright@[\d.]+ install chromium$/,
    );
  });

  test("what was checked in an example is shown to who points at its mark, until Esc", async ({
    page,
  }) => {
    await page.goto("/docs/api/page");
    await hydrated(page);
    const mark = page.getByRole("button", { name: "Checked" }).first();
    const tooltip = () =>
      mark.evaluate((button) => {
        const { visibility, content } = getComputedStyle(button, "::after");
        return visibility === "visible" && content;
      });
    expect(await tooltip()).toBe(false);
    await mark.hover();
    expect(await tooltip()).toMatch(/^"Parsed as Ruby; .* playwright-ruby-client [\d.]+\."$/);
    await page.keyboard.press("Escape");
    expect(await tooltip()).toBe(false);
    await page.getByRole("heading", { level: 1 }).hover();
    await mark.hover();
    expect(await tooltip()).toMatch(/^"Parsed as Ruby; /);
  });

  test("the title of a block of code does not run into its marks", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/docs/article/guides/locators");
    expect(await titlesUnderMarks(page)).toEqual([]);
  });
});

/** Runs in the page: the address of the last heading of a member in this part of the window, or above it. */
function lastHeadingAbove(part: number): string {
  const headings = [...document.querySelectorAll("article section h2[id]")];
  const above = headings.filter(
    (heading) => heading.getBoundingClientRect().top <= part * window.innerHeight,
  );
  return `#${above.at(-1)?.id}`;
}

/** Returns the titles of blocks of code whose letters are where a mark or a button is. */
async function titlesUnderMarks(page: Page): Promise<string[]> {
  return page.locator("figcaption").evaluateAll((titles) =>
    titles
      .filter((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const marks = [...(title.nextElementSibling?.children ?? [])].map((mark) =>
          mark.getBoundingClientRect(),
        );
        return [...text.getClientRects()].some((line) =>
          marks.some(
            (mark) => line.right > mark.left && line.bottom > mark.top && line.top < mark.bottom,
          ),
        );
      })
      .map((title) => title.textContent),
  );
}
