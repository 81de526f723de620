import type { Browser } from "@playwright/test";
import { openDesktop } from "./openDesktop";

/** From the pointer over a link to the press, in ms. */
const handsTime = 300;

/** The network that DevTools and Lighthouse call Fast 4G: 9 Mbit/s down, 1.5 up, 60 ms there and back. */
const fast4g = {
  offline: false,
  latency: 60,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
};

/** A click from a page to another. */
export interface Way {
  from: string;
  to: string;
  /** Slows the network once the first page is there, and clicks without the pointer's having rested on the link. */
  isUnprepared?: boolean;
}

/**
 * Returns the milliseconds from the click on a visible link to the frame after the one that has another heading. Both
 * tools that load another document and those that do not are measured alike.
 */
export async function timeClick(
  browser: Browser,
  origin: string,
  { from, to, isUnprepared = false }: Way,
): Promise<number> {
  const page = await openDesktop(browser, origin + from, { script: noteWay });
  const links = page.locator(`a[href="${to}"], a[href="${to}/"]`).filter({ visible: true });
  const link = links.first();
  if (isUnprepared) {
    await link.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", fast4g);
  } else {
    await link.hover();
    await page.waitForTimeout(handsTime);
  }
  await link.click();
  const shown = await page.waitForFunction(() => sessionStorage.getItem("shown"));
  const time = Number(await shown.jsonValue());
  await page.context().close();
  return time;
}

/** Runs in each document: keeps when something was clicked, and how long after it another heading is rendered. */
function noteWay(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent.trim() ?? "";
  const look = () => {
    const before = sessionStorage.getItem("heading");
    const clicked = Number(sessionStorage.getItem("clicked"));
    if (before === null || ["", before].includes(heading())) requestAnimationFrame(look);
    else requestAnimationFrame(() => sessionStorage.setItem("shown", String(now() - clicked)));
  };
  const begin = ({ timeStamp }: Event) => {
    sessionStorage.setItem("heading", heading());
    sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
  };
  addEventListener("click", begin, true);
  requestAnimationFrame(look);
}
