import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../scripts/preview/builtSite";
import { nameFunctions } from "./nameFunctions";
import { whileServed } from "./whileServed";

/** Serves the built site at a port, and lets `visit` use a desktop's page of a browser. */
export async function openSite(
  port: number,
  visit: (page: Page, browser: Browser) => Promise<void>,
): Promise<void> {
  assertBuilt();
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(nameFunctions);
    const page = await context.newPage();
    await whileServed(builtSite, port, () => visit(page, browser));
  } finally {
    await browser.close();
  }
}
