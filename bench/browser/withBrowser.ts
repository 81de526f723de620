import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/findBrowser";

/** Returns the result of `visit` with a browser, which is closed after it; it also gets the browser's path. */
export async function withBrowser<T>(
  visit: (browser: Browser, path: string) => Promise<T>,
): Promise<T> {
  const { path } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
  try {
    return await visit(browser, path);
  } finally {
    await browser.close();
  }
}
