import type { Browser } from "@playwright/test";
import { auditPage, type Report } from "../auditPage";
import { guidePage, longestPage } from "../measuredPages";
import { toKiB } from "../pageBudgets";
import { timeClick } from "./timeClick";
import { timeSearch } from "./timeSearch";

/** What one visit of a site's pages took, each by what it is. */
export type Times = Record<string, number>;

interface Measured {
  /** Where it is served. */
  origin: string;
  /** A selector of what its own search finds; null where it has none. */
  results: string | null;
  /** Where its `yardstickPage` is, or for our own site the page that the goals are for. */
  yardstick: string;
}

const lcp = "largest-contentful-paint";
const tbt = "total-blocking-time";

/** Lighthouse for a guide, `api/page` and the yardstick, a click from a page to another, and the search. */
export async function measureTimes(
  { origin, results, yardstick }: Measured,
  browser: Browser,
  executablePath: string,
): Promise<Times> {
  const times: Times = {};
  for (const [name, path] of Object.entries({
    guide: guidePage,
    "api/page": longestPage,
    yardstick,
  })) {
    const { onClock, inProcessor } = await auditPage(`${origin}${path}`, executablePath);
    times[`${name}, performance`] = (onClock.categories["performance"]?.score ?? 0) * 100;
    times[`${name}, LCP, ms`] = valueOf(onClock, lcp);
    times[`${name}, LCP in processor time, ms`] = valueOf(inProcessor, lcp);
    times[`${name}, TBT, ms`] = valueOf(onClock, tbt);
  }
  times["click to the heading of api/page, ms"] = await timeClick(browser, origin);
  if (results === null) return times;
  const { opening, found } = await timeSearch(browser, origin, results);
  return { ...times, "opening the search, KiB": toKiB(opening), "a word to its result, ms": found };
}

function valueOf(report: Report, audit: string): number {
  return report.audits[audit]?.numericValue ?? 0;
}
