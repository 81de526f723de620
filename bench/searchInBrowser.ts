import type { Browser, Page } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { appReady } from "../src/shared/appStart";
import { goldenQueries } from "../test/golden/goldenQueries";
import { keyMedians } from "./keyMedians";
import { percentile } from "./median";
import { nameFunctions } from "./nameFunctions";
import { openSite } from "./openSite";
import { answerBarely, readResults, recordResults, type ResultTimes } from "./recordResults";
import { weighLoaded } from "./weighLoaded";

const port = Number(process.env["PORT"] ?? 9202);
const path = "/docs/api/clock";
const desktop = { width: 1280, height: 800 };
/** What its keyboard leaves of a phone's screen. */
const phone = { width: 390, height: 500 };
/** With the processor of a slow phone: only the page can be slowed, so its worker is too quick, and all in the page an upper bound. */
const circumstances: readonly Circumstances[] = [
  { slowDown: 1, hasWorker: true, viewport: desktop, visits: 1 },
  { slowDown: 4, hasWorker: true, viewport: desktop, visits: 5 },
  { slowDown: 4, hasWorker: true, viewport: phone, visits: 5 },
  { slowDown: 4, hasWorker: false, viewport: desktop, visits: 1 },
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
  const opened = await weighLoaded(page, () => openDialog(page));
  const typed = await weighLoaded(page, () => page.keyboard.type("w"));
  await page.context().close();
  return { opening: opened, "first key": typed };
}

interface Circumstances {
  slowDown: number;
  hasWorker: boolean;
  viewport: { width: number; height: number };
  /** How often each key is pressed, for its median. */
  visits: number;
}

async function openPage(browser: Browser, chosen: Omit<Circumstances, "visits">): Promise<Page> {
  const { slowDown, hasWorker, viewport } = chosen;
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.addInitScript(nameFunctions);
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
  const visits: Visit[] = [];
  for (let count = 0; count < chosen.visits; count += 1) visits.push(await visit(browser, chosen));
  const of = (parts: (visit: Visit) => ResultTimes[]) => summary(visits.map(parts));
  return {
    "first key": of(({ first }) => first),
    "next keys, the text on its way": of(({ next }) => next),
    "any key after that": of(({ later }) => later),
    "all of these": of(({ first, next, later }) => [...first, ...next, ...later]),
    "a key that changes a line of text alone": of(({ bare }) => bare),
  };
}

/** What came of the keys of each query. */
type Visit = Record<"first" | "next" | "later" | "bare", ResultTimes[]>;

/** Types all of it once: into dialogs opened afresh, and then into one that has its text. */
async function visit(browser: Browser, chosen: Circumstances): Promise<Visit> {
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
  return { first, next, ...(await typeLater(browser, chosen)) };
}

async function typeLater(browser: Browser, chosen: Circumstances) {
  const page = await openPage(browser, chosen);
  await openDialog(page);
  await typeAll(page, "warm");
  await page.waitForTimeout(4000);
  const later: ResultTimes[] = [];
  for (const { query } of goldenQueries.filter((_golden, index) => index % every === 0)) {
    later.push(await typeAnew(page, query.slice(0, 24)));
  }
  await page.evaluate(answerBarely);
  const bare = [await typeAnew(page, "a line of text, and nothing is searched")];
  await page.context().close();
  return { later, bare };
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

/** Of the same keys in each visit. */
function summary(visits: readonly ResultTimes[][]) {
  const keys = visits.map((queries) => queries.map((query) => query.keys));
  const shown = keyMedians(keys, "shown");
  const settled = keyMedians(keys, "settled");
  return {
    keys: shown.length,
    p50: percentile(shown, 0.5),
    p95: percentile(shown, 0.95),
    longest: percentile(shown, 1),
    "p95 unrepeated": percentile(
      keys.flat(2).map((time) => time.shown),
      0.95,
    ),
    "screen p50": percentile(settled, 0.5),
    "screen p95": percentile(settled, 0.95),
    overtaken: visits.flat().reduce((sum, { overtaken }) => sum + overtaken, 0),
  };
}
