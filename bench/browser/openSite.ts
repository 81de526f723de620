import type { Browser } from "@playwright/test";
import { assertBuilt, builtSite } from "../../scripts/preview/builtSite";
import { benchPort } from "../measuredPages";
import { whileServed } from "./whileServed";
import { withBrowser } from "./withBrowser";

/** Serves the built site at a port, and lets `visit` use a browser meanwhile. */
export async function openSite(
  visit: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  assertBuilt();
  const origin = `http://localhost:${benchPort}`;
  await withBrowser((browser) => whileServed(builtSite, benchPort, () => visit(browser, origin)));
}
