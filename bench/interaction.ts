import type { BrowserContext, Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { heldPageMark } from "../src/shared/heldPageMark";
import { median } from "./median";
import { openSite } from "./openSite";
import { awaitShown, readRecords, recordTimes } from "./recordTimes";
import { scrollThrough } from "./scrollThrough";
import { rounds } from "./rounds";

const port = Number(process.env["BENCH_PORT"] ?? 9201);
const path = "/docs/api/page";
const slowDown = Number(process.env["CPU"] ?? 4);
/** Until the sections of the page are laid out, which takes about 10 s with a processor slowed by 4. */
const settleTime = 15_000;
/** A pointer is on what it presses for longer than this; the work of its coming is not part of the press. */
const hoverTime = 300;
/** After the last input, until nothing moves. */
const answerTime = 2000;
/** A processor slowed by 4 takes the page over within 2 s. */
const takeOverTime = 5000;

interface Act {
  run: (page: Page) => Promise<void>;
  /** What the page has once it has answered; the measure fails where it never comes. */
  shows?: string;
  /** What the page has at the end. */
  leaves?: string;
}

/**
 * What a reader does on the largest page, one after the other. Nothing looks anything up in the page meanwhile, which
 * would be tasks of 40 to 70 ms with a processor slowed by 4: parts are found before they are pressed.
 */
const acts: Record<string, Act> = {
  "take over": {
    run: async (page) => {
      await page.mouse.move(400, 400);
      await page.mouse.move(401, 400);
      await page.waitForTimeout(takeOverTime);
    },
    leaves: `html[${appReady}]`,
  },
  "toggle the colour mode": {
    run: (page) => press(page, 'button:has([data-icon="moon"])'),
    shows: 'html[data-theme="dark"]',
  },
  "go to the filter": {
    run: (page) => press(page, 'nav[aria-label^="Members"] input'),
  },
  "filter the members": {
    run: (page) => page.keyboard.type("wait", { delay: 400 }),
    shows: 'nav[aria-label^="Members"] [role="status"]:not(:empty)',
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
    shows: `html:not([${heldPageMark}])`,
  },
  "open the panel": {
    run: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(answerTime);
      await press(page, "button[commandfor]");
    },
    shows: "dialog#site-menu[open]",
  },
};

async function press(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hoverTime);
  await forget(page);
  await page.mouse.click(x, y);
}

/** What was recorded until now, this call included, is none of what follows. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(readRecords);
  await page.waitForTimeout(hoverTime);
  await page.evaluate(readRecords);
}

interface Times {
  "longest input": number;
  /** From the first key or press to the frame with what it asks for. */
  "until shown": number;
  "long tasks": number;
  "longest task": number;
}

/** Longest time from an input to the next frame, and the long tasks around it, with a slowed processor; medians. */
runMain(() =>
  openSite(port, async (first) => {
    const context = first.context();
    await context.addInitScript(recordTimes);
    const times: Record<string, Times[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      const page = await openSlowed(context, slowDown);
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
      await page.waitForTimeout(settleTime);
      for (const [name, act] of Object.entries(acts)) {
        (times[name] ??= []).push(await measure(page, act));
      }
      // The next round begins as a first visit: in light colours, with nothing searched before.
      await page.evaluate(() => localStorage.clear());
      await page.close();
    }
    console.log(`${path}, processor slowed by ${slowDown}, medians of ${rounds} (ms)\n`);
    console.table(Object.fromEntries(Object.entries(times).map(([k, v]) => [k, medians(v)])));
    for (const rate of [1, slowDown]) {
      const page = await openSlowed(context, rate);
      console.log(`\nScrolling with the wheel, processor slowed by ${rate} (ms a frame)\n`);
      console.table(await scrollThrough(page, `http://localhost:${port}${path}`));
      await page.close();
    }
  }),
);

/** A page over which no pointer rests: one that rests over a page starts its app when it is loaded. */
async function openSlowed(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

async function measure(page: Page, { run, shows, leaves }: Act): Promise<Times> {
  if (shows !== undefined) await page.evaluate(awaitShown, shows);
  await forget(page);
  await run(page);
  await page.waitForTimeout(answerTime);
  const { inputs, longTasks, shown } = await page.evaluate(readRecords);
  const lacks = leaves !== undefined && (await page.locator(leaves).count()) === 0;
  if (lacks || (shows !== undefined && shown.length === 0))
    throw new Error(`${leaves ?? shows} never came.`);
  return {
    "longest input": Math.max(0, ...inputs),
    "until shown": Math.round(shown[0] ?? 0),
    "long tasks": longTasks.length,
    "longest task": Math.max(0, ...longTasks),
  };
}

function medians(rows: readonly Times[]): Times {
  const of = (name: keyof Times) => median(rows.map((row) => row[name]));
  return {
    "longest input": of("longest input"),
    "until shown": of("until shown"),
    "long tasks": of("long tasks"),
    "longest task": of("longest task"),
  };
}
