import { guidePage, longestPage } from "../measuredPages";

/** The most that a page may weigh, in KiB after gzip, by what it is rendered with. */
export interface PageBudget {
  beforeLoad: number;
  /** A count, of those before `load`. */
  requests: number;
  inAll: number;
}

/** The framework comes after `load`: by itself it has 45 KiB, so a page that names it is over its budget. */
const landing: PageBudget = { beforeLoad: 22, requests: 3, inAll: 165 };
const guide: PageBudget = { beforeLoad: 30, requests: 3, inAll: 165 };
/** Some guides are long, and some have shortcodes. */
const article: PageBudget = { beforeLoad: 40, requests: 3, inAll: 190 };
/** An index of messages, which grows with each that a reader pastes. */
const errors: PageBudget = { ...article, beforeLoad: 48 };
const errorsPage = "/docs/article/guides/errors";
const reference: PageBudget = { beforeLoad: 64, requests: 3, inAll: 215 };
const longest: PageBudget = { beforeLoad: 95, requests: 3, inAll: 260 };

/** A limit that a page has outgrown. */
export interface Excess {
  path: string;
  what: keyof PageBudget;
  /** KiB, or a count of requests. */
  is: number;
  allowed: number;
}

/** Returns what a page has too much of. */
export function excesses(path: string, weight: PageBudget): Excess[] {
  const budget = budgetOf(path);
  return (["beforeLoad", "requests", "inAll"] as const)
    .map((what) => ({ path, what, is: weight[what], allowed: budget[what] }))
    .filter(({ is, allowed }) => is > allowed);
}

function budgetOf(path: string): PageBudget {
  if (path === "/") return landing;
  if (path === guidePage) return guide;
  if (path === longestPage) return longest;
  if (path === errorsPage) return errors;
  return path.startsWith("/docs/api/") ? reference : article;
}

export function toKiB(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
