import type { Browser, Page } from "@playwright/test";
import { nameFunctions } from "../nameFunctions";

/** How long a page is left to itself before anything is measured in it, in ms. */
const rest = 1000;

/** A desktop's page of a browser that has nothing stored, open and at rest, and the pointer in it. */
export async function openDesktop(
  browser: Browser,
  url: string,
  script?: () => void,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(nameFunctions);
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.mouse.move(700, 400);
  await page.mouse.move(701, 400);
  await page.waitForTimeout(rest);
  return page;
}
