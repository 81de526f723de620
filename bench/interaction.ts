import type { Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { median } from "./median";
import { openSite } from "./openSite";
import { readRecords, recordTimes } from "./recordTimes";
import { rounds } from "./rounds";

const port = Number(process.env["BENCH_PORT"] ?? 9201);
const path = "/docs/api/page";
const slowDown = Number(process.env["CPU"] ?? 4);

/**
 * What a reader does on the largest page, one after the other. Parts are pressed where they are: to look them up by
 * role would have the browser work out the styles of the whole page first.
 */
const acts: Record<string, (page: Page) => Promise<void>> = {
  "take over": async (page) => {
    await page.mouse.move(400, 400);
    await page.mouse.move(401, 400);
    await page.locator(`html[${appReady}]`).waitFor();
  },
  "toggle the colour mode": (page) => press(page, 'button:has([data-icon="moon"])'),
  "filter the members": async (page) => {
    await press(page, 'nav[aria-label^="Members"] input');
    await page.keyboard.type("wait", { delay: 400 });
  },
  "open the search": (page) => page.keyboard.press("Control+k"),
  "type a query": (page) => page.keyboard.type("expect", { delay: 400 }),
  "close the search": (page) => page.keyboard.press("Escape"),
  "open the panel": async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.waitForTimeout(2000);
    await page.evaluate(readRecords);
    await press(page, "button[commandfor]");
  },
};

async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Times {
  "longest input": number;
  "long tasks": number;
  "longest task": number;
}

/** Longest time from an input to the next frame, and the long tasks around it, with a slowed processor; medians. */
runMain(() =>
  openSite(port, async (page) => {
    await page.addInitScript(recordTimes);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    const times: Record<string, Times[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
      await page.waitForTimeout(5000);
      for (const [name, act] of Object.entries(acts)) {
        (times[name] ??= []).push(await measure(page, () => act(page)));
      }
    }
    console.log(`${path}, processor slowed by ${slowDown}, medians of ${rounds} (ms)\n`);
    console.table(Object.fromEntries(Object.entries(times).map(([k, v]) => [k, medians(v)])));
  }),
);

async function measure(page: Page, act: () => Promise<void>): Promise<Times> {
  await page.evaluate(readRecords);
  await act();
  await page.waitForTimeout(2000);
  const { inputs, longTasks } = await page.evaluate(readRecords);
  return {
    "longest input": Math.max(0, ...inputs),
    "long tasks": longTasks.length,
    "longest task": Math.max(0, ...longTasks),
  };
}

function medians(rows: readonly Times[]): Times {
  const of = (name: keyof Times) => median(rows.map((row) => row[name]));
  return {
    "longest input": of("longest input"),
    "long tasks": of("long tasks"),
    "longest task": of("longest task"),
  };
}
