import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns what axe finds by the rules of WCAG 2.2 AA and its best practices: each rule with the places. */
export async function violations(page: Page, part = "html"): Promise<[string, unknown[]][]> {
  const builder = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .withTags(tags)
    // Looks from within the page: the other mode, for frames of other sites, takes four times as long.
    .setLegacyMode();
  const { violations: found } = await builder.analyze();
  return found.map(({ id, nodes }) => [id, nodes.map((node) => node.target)]);
}

/** Lays out every section, as a reader does who scrolls to it: only then a block knows whether it scrolls. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>("main section, main div"))
      if (getComputedStyle(part).contentVisibility === "auto")
        part.style.contentVisibility = "visible";
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}
