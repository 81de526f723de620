import type { Browser, Page } from "@playwright/test";
import { guidePage } from "../measuredPages";
import { median } from "../median";
import { weighLoaded } from "../weighLoaded";
import { openDesktop } from "./openDesktop";

/** Each of them found by any search of these pages. */
const words = ["screenshot", "timeout", "download"];

export interface SearchVisit {
  /** What opening it loads, in bytes after gzip. */
  opening: number;
  /** From a word in the field to the frame from which the first result stays as it is, in ms; the median of three words. */
  found: number;
}

/** Opens a site's search by its key, puts words into it, and looks for its results by a selector. */
export async function timeSearch(
  browser: Browser,
  origin: string,
  result: string,
): Promise<SearchVisit> {
  const page = await openDesktop(browser, `${origin}${guidePage}`, noteInputs);
  const { all: opening } = await weighLoaded(page, () => page.keyboard.press("Control+k"));
  const times: number[] = [];
  for (const word of words) times.push(await timeWord(page, word, result));
  await page.context().close();
  return { opening, found: median(times) };
}

async function timeWord(page: Page, word: string, result: string): Promise<number> {
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(500);
  await page.keyboard.insertText(word);
  const time = await page.evaluate(waitForResult, result);
  if (time === null) throw new Error(`${page.url()} found nothing for ${word} by ${result}.`);
  return time;
}

declare global {
  interface Window {
    /** When something was last put into a field, on the page's clock; 0 where nothing was. */
    lastInput?: number;
  }
}

/** Runs in the page, before its own scripts, which may keep an input from all others. */
function noteInputs(): void {
  window.lastInput = 0;
  addEventListener("input", ({ timeStamp }) => (window.lastInput = timeStamp), true);
}

/** Runs in the page: ms from the last input, looked for during two seconds; null where nothing is found. */
function waitForResult(selector: string): Promise<number | null> {
  const until = performance.now() + 2000;
  let last = "";
  let since: number | null = null;
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now();
      const text = document.querySelector(selector)?.textContent ?? "";
      if (text !== last) since = text === "" ? null : now;
      last = text;
      if (now < until) requestAnimationFrame(() => setTimeout(look));
      else resolve(since !== null && window.lastInput ? since - window.lastInput : null);
    };
    look();
  });
}
