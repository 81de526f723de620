import { type Browser, chromium } from "@playwright/test";
import { assertBuilt, builtSite } from "../../scripts/preview/builtSite";
import { benchPort } from "../measuredPages";
import { createPreviewServer } from "../../scripts/preview/createPreviewServer";
import { listen } from "../../scripts/preview/listen";
import { findBrowser } from "../../scripts/browser/findBrowser";

/** Serves the built site at a port, and lets `visit` use a browser meanwhile. */
export async function openSite(
  visit: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  assertBuilt();
  const origin = `http://localhost:${benchPort}`;
  await withBrowser((browser) => whileServed(builtSite, benchPort, () => visit(browser, origin)));
}

/** Returns the result of `visit`, while a folder is served at a port of this machine. */
export async function whileServed<T>(
  folder: string,
  port: number,
  visit: () => Promise<T>,
): Promise<T> {
  const server = await createPreviewServer(folder);
  await listen(server, port);
  try {
    return await visit();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

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
