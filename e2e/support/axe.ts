import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const options: RunOptions = {
  resultTypes: ["violations"],
  rules: { "target-size": { enabled: true } },
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** Returns what axe finds by the rules of WCAG 2.2 AA and its best practices: each rule with the places. */
export async function violations(page: Page, part = "html"): Promise<[string, unknown[]][]> {
  // A page that was looked at before has it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const { violations: found } = await page.evaluate<AxeResults>(run);
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
