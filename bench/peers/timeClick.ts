import type { Browser } from "@playwright/test";
import { longestPage } from "../measuredPages";
import { openDesktop } from "./openDesktop";

const from = "/docs/api/clock";
/** From the pointer over a link to the press, in ms. */
const handsTime = 300;

/**
 * From the click on a visible link to `api/page` to the frame after the one that draws that page's heading, in ms; the
 * pointer was over it before, as a hand's is. For tools that load another document as for those that do not.
 */
export async function timeClick(browser: Browser, origin: string): Promise<number> {
  const page = await openDesktop(browser, `${origin}${from}`, noteWay);
  const links = page
    .locator(`a[href="${longestPage}"], a[href="${longestPage}/"]`)
    .filter({ visible: true });
  await links.first().hover();
  await page.waitForTimeout(handsTime);
  await links.first().click();
  const shown = await page.waitForFunction(() => sessionStorage.getItem("shown"));
  const time = Number(await shown.jsonValue());
  await page.context().close();
  return time;
}

/** Runs in each document: keeps when something was clicked, and how long after it the heading of `Page` is drawn. */
function noteWay(): void {
  const now = () => performance.timeOrigin + performance.now();
  const clicked = () => Number(sessionStorage.getItem("clicked"));
  const look = () => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    if (clicked() === 0 || !/^Page\b/.test(heading.trim())) requestAnimationFrame(look);
    else requestAnimationFrame(() => sessionStorage.setItem("shown", String(now() - clicked())));
  };
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
    true,
  );
  requestAnimationFrame(look);
}
