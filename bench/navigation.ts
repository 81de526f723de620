import type { Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { median } from "./median";
import { openSite } from "./openSite";
import { rounds } from "./rounds";

const port = Number(process.env["BENCH_PORT"] ?? 9204);

/** From a page to another, and what that one's heading says. */
const ways = [
  { from: "/docs/article/getting_started", to: "/docs/article/guides/locators" },
  { from: "/docs/article/getting_started", to: "/docs/api/page" },
  { from: "/docs/api/clock", to: "/docs/api/page" },
  { from: "/docs/api/page", to: "/docs/api/clock" },
] as const;

/** From the click on a link to the frame that has the new page's heading (ms, median), with and without prefetching. */
runMain(() =>
  openSite(port, async (page) => {
    const rows: Record<string, object> = {};
    for (const { from, to } of ways) {
      const prefetched = await medianOf(() => measure(page, from, to, true));
      const unprepared = await medianOf(() => measure(page, from, to, false));
      rows[`${from} → ${to}`] = { prefetched, "straight away": unprepared };
    }
    console.table(rows);
  }),
);

async function medianOf(measureOnce: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measureOnce());
  return Math.round(median(times));
}

async function measure(page: Page, from: string, to: string, isPrefetched: boolean) {
  await page.goto(`http://localhost:${port}${from}`);
  await page.mouse.move(400, 400);
  await page.mouse.move(401, 400);
  await page.locator(`html[${appReady}]`).waitFor();
  await page.evaluate(addLink, to);
  if (isPrefetched) {
    await page.locator("#bench-link").hover();
    await page.waitForTimeout(1000);
  }
  return page.evaluate(clickAndWait);
}

/** Runs in the page: a link that is not in the page at any rate, so that each way is measured alike. */
function addLink(path: string): void {
  const link = document.createElement("a");
  link.id = "bench-link";
  link.textContent = path;
  link.style.cssText = "position:fixed;top:50%;left:50%;z-index:9";
  link.href = path;
  link.addEventListener("mouseover", () => window.___loader.hovering(path));
  link.addEventListener("click", (event) => {
    event.preventDefault();
    window.___navigate(path);
  });
  document.body.append(link);
}

/** Runs in the page: clicks the link; ms until the frame after the one that draws another heading. */
function clickAndWait(): Promise<number> {
  return new Promise((resolve) => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    const start = performance.now();
    const look = () => {
      if (heading() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    document.querySelector<HTMLAnchorElement>("#bench-link")?.click();
    requestAnimationFrame(look);
  });
}
