import type { Browser, Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { openDesktop } from "./browser/openDesktop";
import { openSite } from "./browser/openSite";
import { longestPage, rounds } from "./measuredPages";
import { median } from "./median";

declare global {
  interface Window {
    /** Times from an input to the next frame since they were last read, in ms. */
    inputTimes?: number[];
  }
}

const slowDown = 4;
/** A pointer is on what it presses for a while; the work of its coming is no part of the press. */
const hoverTime = 300;
/** So many ms after the last input nothing more moves. */
const answerTime = 3000;
/** The sections of the page are laid out by then. */
const settleTime = 10_000;

interface Act {
  run: (page: Page) => Promise<void>;
  /** The selector of what the page shows once it has answered. */
  shows: string;
}

/** The acts of a reader on the largest page, one after the other. */
const acts: Record<string, Act> = {
  "change the colour mode": {
    run: (page) =>
      press(page, "button[aria-label*='switch to dark'], button:has-text('switch to dark')"),
    shows: "html[data-theme=dark]",
  },
  "filter the members": {
    run: async (page) => {
      await press(page, 'nav[aria-label^="Members"] input');
      await page.keyboard.type("wait", { delay: 400 });
    },
    shows: 'nav[aria-label^="Members"] [role=status]:not(:empty)',
  },
  "open the search": {
    run: (page) => page.keyboard.press("Control+k"),
    shows: "dialog[open] [role=combobox]",
  },
  "type a query": {
    run: (page) => page.keyboard.type("expect", { delay: 400 }),
    shows: "dialog [role=option]",
  },
  "close the search": {
    run: (page) => page.keyboard.press("Escape"),
    shows: "body:not(:has(dialog[open]))",
  },
  "open the panel": {
    run: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(answerTime);
      await press(page, "header button[commandfor]");
    },
    shows: "dialog#site-menu[open]",
  },
};

/** Prints the longest time from an input to the next frame, with a slowed processor; medians. */
runMain(() =>
  openSite(async (browser, origin) => {
    const visits: Times[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, origin));
    console.log(`${longestPage}, processor slowed by ${slowDown} (ms)\n`);
    for (const act of Object.keys(acts)) {
      console.log(`${act}: ${median(visits.map((times) => times[act] ?? 0))}`);
    }
  }),
);

/** By act, in ms. */
type Times = Record<string, number>;

async function visit(browser: Browser, origin: string): Promise<Times> {
  const page = await openDesktop(browser, origin + longestPage, { script: recordInputs, slowDown });
  await page.waitForTimeout(settleTime);
  const times: Times = {};
  for (const [name, act] of Object.entries(acts)) times[name] = await measure(page, act);
  await page.context().close();
  return times;
}

async function measure(page: Page, { run, shows }: Act): Promise<number> {
  await forget(page);
  await run(page);
  await page.waitForTimeout(answerTime);
  const inputs = await page.evaluate(readInputs);
  if ((await page.locator(shows).count()) === 0) throw new Error(`${shows} never came.`);
  return Math.max(0, ...inputs);
}

/** To look something up in the page is a task of 40 to 70 ms there, so it is done before the press. */
async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hoverTime);
  await forget(page);
  await page.mouse.click(x, y);
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(readInputs);
  await page.waitForTimeout(hoverTime);
  await page.evaluate(readInputs);
}

/** Runs in the page, before its own scripts. */
function recordInputs(): void {
  const times: number[] = [];
  window.inputTimes = times;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, "interactionId")) > 0) times.push(entry.duration);
    }
  }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
}

/** Runs in the page: reads what was recorded, and begins anew. */
function readInputs(): number[] {
  return window.inputTimes?.splice(0) ?? [];
}
