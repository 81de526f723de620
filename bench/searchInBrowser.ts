import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { goldenQueries } from "../test/golden/goldenQueries";
import { percentile } from "./median";
import { openSite } from "./openSite";
import { answerBarely, readResults, recordResults, type ResultTimes } from "./recordResults";

const port = Number(process.env["PORT"] ?? 9202);
const path = "/docs/api/clock";
const desktop = { width: 1280, height: 800 };
/** What its keyboard leaves of a phone's screen. */
const phone = { width: 390, height: 500 };
/** With the processor of a slow phone: only the page can be slowed, so its worker is too quick, and all in the page an upper bound. */
const circumstances: readonly Circumstances[] = [
  { slowDown: 1, hasWorker: true, viewport: desktop },
  { slowDown: 4, hasWorker: true, viewport: desktop },
  { slowDown: 4, hasWorker: true, viewport: phone },
  { slowDown: 4, hasWorker: false, viewport: desktop },
];
/** How many dialogs are opened afresh, and each how-manieth golden query is typed. */
const openings = 12;
const every = 60;

/** What opening the search loads, and the times from a key press to the frame that shows its results. */
runMain(() =>
  openSite(port, async (_page, browser) => {
    console.table(await loadedBy(browser));
    for (const chosen of circumstances) {
      const { slowDown, hasWorker, viewport } = chosen;
      const place = hasWorker ? "In a worker" : "In the page";
      console.log(
        `\n${place}, ${viewport.width} px, processor of the page slowed by ${slowDown} (ms)`,
      );
      console.table(await keyTimes(browser, chosen));
    }
  }),
);

/** Bytes after gzip: on opening, and with the first key. */
async function loadedBy(browser: Browser) {
  const page = await openPage(browser, { slowDown: 1, hasWorker: true, viewport: desktop });
  const opened = await bytesOf(page, () => openDialog(page));
  const typed = await bytesOf(page, () => page.keyboard.type("w"));
  await page.context().close();
  return { opening: opened, "first key": typed };
}

async function bytesOf(page: Page, act: () => Promise<void>) {
  const loaded: Promise<[string, number]>[] = [];
  const onResponse = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    const weigh = async () => gzipSync(await response.body(), { level: 9 }).length;
    loaded.push(weigh().then((bytes) => [nameOf(response.url()), bytes]));
  };
  page.on("response", onResponse);
  await act();
  await page.waitForTimeout(2000);
  page.off("response", onResponse);
  const files = await Promise.all(loaded);
  return { ...Object.fromEntries(files), all: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

function nameOf(url: string): string {
  return new URL(url).pathname.replace(/^.*\//, "");
}

interface Circumstances {
  slowDown: number;
  hasWorker: boolean;
  viewport: { width: number; height: number };
}

async function openPage(browser: Browser, chosen: Circumstances): Promise<Page> {
  const { slowDown, hasWorker, viewport } = chosen;
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  // What tsx gives functions their names with.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(recordResults);
  const session = await context.newCDPSession(page);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
  await page.mouse.move(200, 400);
  await page.mouse.move(201, 400);
  await page.locator(`html[${appReady}]`).waitFor();
  await page.waitForTimeout(500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  return page;
}

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.waitForTimeout(1000);
}

async function keyTimes(browser: Browser, chosen: Circumstances) {
  const first: ResultTimes[] = [];
  const next: ResultTimes[] = [];
  for (let count = 0; count < openings; count += 1) {
    const page = await openPage(browser, chosen);
    await openDialog(page);
    const query = goldenQueries[(count * 37) % goldenQueries.length]?.query ?? "";
    first.push(await typeAll(page, query.slice(0, 1)));
    next.push(await typeAll(page, query.slice(1, 8)));
    await page.context().close();
  }
  const page = await openPage(browser, chosen);
  await openDialog(page);
  await typeAll(page, "warm");
  await page.waitForTimeout(4000);
  const later: ResultTimes[] = [];
  for (const { query } of goldenQueries.filter((_golden, index) => index % every === 0)) {
    later.push(await typeAnew(page, query.slice(0, 24)));
  }
  await page.evaluate(answerBarely);
  const bare = await typeAnew(page, "a line of text, and nothing is searched");
  await page.context().close();
  return {
    "first key": summary(first),
    "next keys, the text on its way": summary(next),
    "any key after that": summary(later),
    "all of these": summary([...first, ...next, ...later]),
    "a key that changes a line of text alone": summary([bare]),
  };
}

async function typeAnew(page: Page, query: string): Promise<ResultTimes> {
  await page.getByRole("combobox").fill("");
  await page.waitForTimeout(300);
  return typeAll(page, query);
}

/** As fast typists do. */
async function typeAll(page: Page, query: string): Promise<ResultTimes> {
  await page.evaluate(readResults);
  await page.keyboard.type(query.replaceAll("\n", " "), { delay: 120 });
  await page.waitForTimeout(600);
  return page.evaluate(readResults);
}

function summary(all: readonly ResultTimes[]) {
  const times = all.flatMap(({ shown }) => shown);
  const settled = all.flatMap((one) => one.settled);
  const at = (part: number) => percentile(times, part);
  const overtaken = all.reduce((sum, one) => sum + one.overtaken, 0);
  const screen = {
    "screen p50": percentile(settled, 0.5),
    "screen p95": percentile(settled, 0.95),
  };
  return { keys: times.length, p50: at(0.5), p95: at(0.95), longest: at(1), ...screen, overtaken };
}
