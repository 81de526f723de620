import { expect, type Page } from "@playwright/test";

/** A heading in the window, and how far below the window's upper edge it is, in CSS pixels. */
export interface ReadingPosition {
  id: string;
  top: number;
}

/** Returns the first heading in the window once the page does not move any more. */
export async function readingPosition(page: Page): Promise<ReadingPosition> {
  await settle(page);
  return page.evaluate(() => {
    // What is out of view has no layout (`content-visibility`).
    const headings = [...document.querySelectorAll("main :is(h2, h3)[id]")].filter((heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    );
    const tops = headings.map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top,
    }));
    return tops.find(({ top }) => top >= 0) ?? { id: "", top: Infinity };
  });
}

/** Expects the reader to see what they saw, to `tolerance` CSS pixels: pixels of the whole page may have changed. */
export async function expectReadingPosition(
  page: Page,
  { id, top }: ReadingPosition,
  tolerance = 3,
): Promise<void> {
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeAttached();
  await settle(page);
  await expect
    .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? Infinity) - top))
    .toBeLessThan(tolerance);
}

/** Waits until the page does not move any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    while (last !== window.scrollY) {
      last = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}
