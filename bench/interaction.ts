import type { Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { openSite } from "./openSite";
import { readRecords, recordTimes } from "./recordTimes";

const port = Number(process.env["BENCH_PORT"] ?? 9201);
const path = "/docs/api/page";
const slowDown = Number(process.env["CPU"] ?? 4);

/** What a reader does on the largest page, one after the other. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  "take over": async (page) => {
    await page.mouse.move(400, 400);
    await page.mouse.move(401, 400);
    await page.locator(`html[${appReady}]`).waitFor();
  },
  "toggle the colour mode": (page) =>
    page
      .getByRole("button", { name: /mode, switch/ })
      .first()
      .click(),
  "filter the members": (page) =>
    page
      .getByRole("navigation", { name: /^Members of/ })
      .getByRole("searchbox")
      .pressSequentially("wait", { delay: 150 }),
  "open the search": (page) => page.keyboard.press("Control+k"),
  "type a query": (page) => page.keyboard.type("expect", { delay: 200 }),
  "close the search": (page) => page.keyboard.press("Escape"),
};

/** Longest time from an input to the next frame, and the long tasks around it, with a slowed processor. */
runMain(() =>
  openSite(port, async (page) => {
    await page.addInitScript(recordTimes);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
    await page.waitForTimeout(5000);
    const rows: Record<string, object> = {};
    for (const [name, act] of Object.entries(acts)) {
      rows[name] = await measure(page, () => act(page));
    }
    console.log(`${path}, processor slowed by ${slowDown} (ms)\n`);
    console.table(rows);
  }),
);

async function measure(page: Page, act: () => Promise<void>): Promise<object> {
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
