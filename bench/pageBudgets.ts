import type { PageWeight } from "./pageWeight";

/** The most that a page may weigh, in KiB after gzip. */
export interface PageBudget {
  beforeLoad: number;
  scripts: number;
  inAll: number;
}

const requests = 12;

/** By template: what a page may load follows from what it is drawn with. */
const guide: PageBudget = { beforeLoad: 35, scripts: 110, inAll: 146.5 };
const reference: PageBudget = { beforeLoad: 35, scripts: 117, inAll: 151 };
const overview: PageBudget = { beforeLoad: 35, scripts: 121.5, inAll: 162 };

/** Pages with shortcodes, and those that carry several times the text of the others. */
const own: Record<string, PageBudget> = {
  "/docs/api": overview,
  "/docs/article/api_coverage": overview,
  "/docs/article/guides/download_playwright_driver": overview,
  "/docs/article/guides/versions": overview,
  "/docs/include/api_coverage": overview,
  "/docs/api/element_handle": { ...reference, inAll: 157 },
  "/docs/api/locator_assertions": { ...reference, inAll: 157 },
  "/docs/api/browser_context": { ...reference, beforeLoad: 44, inAll: 167 },
  "/docs/api/frame": { ...reference, beforeLoad: 48, inAll: 171 },
  "/docs/api/locator": { ...reference, beforeLoad: 56, inAll: 180 },
  // Beyond that its answer takes another round trip of 150 ms on Lighthouse's slow network (bench/README.md).
  "/docs/api/page": { ...reference, beforeLoad: 85.3, inAll: 217 },
};

/** A limit that a page has outgrown. */
export interface Excess {
  path: string;
  what: keyof PageBudget | "requests";
  /** KiB, or a count of requests. */
  is: number;
  allowed: number;
}

/** What a page has too much of. */
export function excesses(path: string, weight: PageWeight): Excess[] {
  const budget = own[path] ?? (path.startsWith("/docs/api/") ? reference : guide);
  const rows: Excess[] = (["beforeLoad", "scripts", "inAll"] as const).map((what) => ({
    path,
    what,
    is: toKiB(weight[what]),
    allowed: budget[what],
  }));
  return [
    ...rows,
    { path, what: "requests" as const, is: weight.requests, allowed: requests },
  ].filter(({ is, allowed }) => is > allowed);
}

export function toKiB(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
