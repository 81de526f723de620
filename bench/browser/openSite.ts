import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/findBrowser";
import { assertBuilt, builtSite } from "../../scripts/preview/builtSite";
import { benchPort } from "../measuredPages";
import { whileServed } from "./whileServed";

/** Serves the built site at a port, and lets `visit` use a browser meanwhile. */
export async function openSite(
  visit: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  assertBuilt();
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const origin = `http://localhost:${benchPort}`;
    await whileServed(builtSite, benchPort, () => visit(browser, origin));
  } finally {
    await browser.close();
  }
}
