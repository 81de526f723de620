import { runMain } from "../scripts/process/runMain";
import { openSite } from "./browser/openSite";
import { timeClick, type Way } from "./browser/timeClick";
import { guidePage, longestPage, rounds } from "./measuredPages";
import { median } from "./median";

const ways: readonly Way[] = [
  { from: guidePage, to: "/docs/article/guides/download_playwright_driver" },
  { from: "/docs/api/clock", to: longestPage },
  { from: longestPage, to: "/docs/api/clock" },
];

/** Prints the time from a click to the frame with the new heading (ms, medians), prefetched and not. */
runMain(() =>
  openSite(async (browser, origin) => {
    const timeOften = async (way: Way) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeClick(browser, origin, way));
      }
      return Math.round(median(times));
    };
    const rows: Record<string, object> = {};
    for (const way of ways) {
      rows[`${way.from} → ${way.to}`] = {
        prefetched: await timeOften(way),
        "fast 4G": await timeOften({ ...way, isUnprepared: true }),
      };
    }
    console.table(rows);
  }),
);
