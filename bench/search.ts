import type { Browser } from "@playwright/test";
import { runMain } from "../scripts/process/runMain";
import { openDesktop } from "./browser/openDesktop";
import { openSite } from "./browser/openSite";
import { openSearch, timeResult } from "./browser/searchTimes";
import { percentile } from "./median";
import { toKiB } from "./weight/pageBudgets";

const slowDown = 4;
const queries = ["click", "screenshot", "wait for", "download", "how to upload a file"];

/** Prints what opening the search loads, and the time from a key to its first result, with a slowed processor. */
runMain(() =>
  openSite(async (browser, origin) => {
    const opened: number[] = [];
    const keys: number[] = [];
    for (const query of queries) {
      const { bytes, times } = await visit(browser, `${origin}/docs/api/clock`, query);
      opened.push(bytes);
      keys.push(...times);
    }
    console.table({
      "opening the search, KiB": toKiB(Math.max(...opened)),
      "keys that changed the first result": keys.length,
      "key to result, p50, ms": percentile(keys, 0.5),
      "key to result, p95, ms": percentile(keys, 0.95),
    });
  }),
);

/** Makes a first visit, so that the first keys come while the index is on its way. */
async function visit(browser: Browser, url: string, query: string) {
  const page = await openDesktop(browser, url, { slowDown });
  const bytes = await openSearch(page);
  const times: number[] = [];
  for (const letter of query) {
    const input = () => page.keyboard.press(letter === " " ? "Space" : letter);
    const time = await timeResult(page, input, "dialog [role=option]");
    if (time !== null) times.push(time);
  }
  await page.context().close();
  return { bytes, times };
}
