import type { Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { median } from "./median";
import { openSite } from "./openSite";
import { readRecords, recordTimes } from "./recordTimes";
import { rounds } from "./rounds";

const port = Number(process.env["BENCH_PORT"] ?? 9204);

/** From a page to another, and what that one's heading says. */
const ways = [
  { from: "/docs/article/getting_started", to: "/docs/article/guides/locators" },
  { from: "/docs/article/getting_started", to: "/docs/api/page" },
  { from: "/docs/api/clock", to: "/docs/api/page" },
  { from: "/docs/api/page", to: "/docs/api/clock" },
] as const;

/** What DevTools and Lighthouse call Fast 4G: 9 Mbit/s down, 1.5 up, 60 ms there and back. */
const fast4g = {
  offline: false,
  latency: 60,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
};

interface Visit {
  time: number;
  shift: number;
}

/**
 * From the click on a link to the frame that has the new page's heading (ms, median): with prefetching, without on this
 * machine's own network, and without on fast 4G. And what moved by itself on the way, the most of all visits.
 */
runMain(() =>
  openSite(port, async (page) => {
    await page.addInitScript(recordTimes);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const slow = () => session.send("Network.emulateNetworkConditions", fast4g);
    const rows: Record<string, object> = {};
    for (const { from, to } of ways) {
      const prefetched = await visits(() => measure(page, from, to, { isPrefetched: true }));
      const unprepared = await visits(() => measure(page, from, to, {}));
      const onFast4g = await visits(() => measure(page, from, to, { slow }));
      rows[`${from} → ${to}`] = {
        prefetched: medianTime(prefetched),
        "straight away": medianTime(unprepared),
        "on fast 4G": medianTime(onFast4g),
        "layout shift": mostShift([...prefetched, ...unprepared, ...onFast4g]),
      };
    }
    console.table(rows);

    async function visits(visit: () => Promise<Visit>): Promise<Visit[]> {
      const all: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push(await visit());
        await session.send("Network.emulateNetworkConditions", { ...unhindered });
        await session.send("Network.clearBrowserCache");
      }
      return all;
    }
  }),
);

const unhindered = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

function medianTime(all: readonly Visit[]): number {
  return Math.round(median(all.map(({ time }) => time)));
}

function mostShift(all: readonly Visit[]): number {
  return Number(Math.max(...all.map(({ shift }) => shift)).toFixed(4));
}

interface Circumstances {
  isPrefetched?: boolean;
  /** Slows the network before the link is clicked. */
  slow?: () => Promise<unknown>;
}

async function measure(page: Page, from: string, to: string, given: Circumstances): Promise<Visit> {
  await page.goto(`http://localhost:${port}${from}`);
  await page.mouse.move(400, 400);
  await page.mouse.move(401, 400);
  await page.locator(`html[${appReady}]`).waitFor();
  await page.evaluate(addLink, to);
  if (given.isPrefetched) {
    await page.locator("#bench-link").hover();
    await page.waitForTimeout(1000);
  }
  await given.slow?.();
  await page.evaluate(readRecords);
  // A click of the mouse: what moves in answer to one is no layout shift.
  const waiting = page.evaluate(waitFromClick);
  await page.locator("#bench-link").click();
  const time = await waiting;
  await page.waitForTimeout(500);
  const { shifts } = await page.evaluate(readRecords);
  return { time, shift: shifts.reduce((sum, shift) => sum + shift, 0) };
}

/** Runs in the page: a link that is not in the page at any rate, so that each way is measured alike. */
function addLink(path: string): void {
  const link = document.createElement("a");
  link.id = "bench-link";
  link.textContent = path;
  link.style.cssText = "position:fixed;top:50%;left:50%;z-index:9";
  link.href = path;
  document.body.append(link);
}

/** Runs in the page: ms from the next click to the frame after the one that draws another heading. */
function waitFromClick(): Promise<number> {
  return new Promise((resolve) => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (heading() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", begin, { capture: true, once: true });
  });
}
