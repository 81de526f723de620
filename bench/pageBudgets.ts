import type { PageWeight } from "./pageWeight";

/** The most that a page may weigh, in KiB after gzip. */
export interface PageBudget {
  beforeLoad: number;
  scripts: number;
  inAll: number;
}

const requests = 12;
const scripts = 136;
const usual: PageBudget = { beforeLoad: 35, scripts, inAll: 185 };

/** Pages that carry several times the text of the others. */
const large: Record<string, PageBudget> = {
  "/docs/api/browser": { beforeLoad: 40, scripts, inAll: 195 },
  "/docs/api/element_handle": { beforeLoad: 40, scripts, inAll: 195 },
  "/docs/api/locator_assertions": { beforeLoad: 40, scripts, inAll: 195 },
  "/docs/api/browser_context": { beforeLoad: 60, scripts, inAll: 220 },
  "/docs/api/frame": { beforeLoad: 60, scripts, inAll: 225 },
  "/docs/api/locator": { beforeLoad: 70, scripts, inAll: 240 },
  "/docs/api/page": { beforeLoad: 110, scripts, inAll: 300 },
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
  const budget = large[path] ?? usual;
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
