import type { Browser, Page } from "@playwright/test";

/** A page is left to itself for so many ms before anything is measured in it. */
const rest = 2000;
/** tsx names the functions that run in pages with a helper that browsers do not have. */
const nameFunctions = "globalThis.__name = (named) => named";

interface Circumstances {
  /** Runs in each document before its own scripts. */
  script?: () => void;
  /** Slows the processor of the page from when it is loaded. */
  slowDown?: number;
}

/** Opens a page on a desktop with nothing stored, moves the pointer over it as a reader does, and waits until it rests. */
export async function openDesktop(
  browser: Browser,
  url: string,
  { script, slowDown = 1 }: Circumstances = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(nameFunctions);
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.mouse.move(700, 400);
  await page.mouse.move(701, 400);
  await page.waitForTimeout(rest);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  return page;
}
