import type { ApiBadge } from "../api/apiClass";
import type { SearchRecordKind } from "./searchRecord";

/** The facts by which a place is ranked, beside how well it matches. */
export interface RankedTarget {
  kind: SearchRecordKind;
  className: string | null;
  badge: ApiBadge | null;
  /** The member, or the one that takes the option. */
  member: string | null;
}

/** Beside equally good matches of other kinds. */
const kindBoost: Record<SearchRecordKind, number> = {
  page: 1.15,
  member: 1.05,
  section: 1,
  event: 0.95,
  option: 0.9,
  error: 0.85,
};

const badgeBoost: Record<ApiBadge, number> = {
  experimental: 0.95,
  discouraged: 0.85,
  deprecated: 0.7,
  "not-implemented": 0.7,
  removed: 0.5,
};

/** Classes that readers work with all day; of equal names theirs come first. */
const mainClasses = ["Page", "Locator", "Browser", "BrowserContext", "BrowserType"];

/** Classes whose names are mostly those of another one, which is the better choice. */
const secondClasses = ["ElementHandle", "JSHandle", "Frame", "FrameLocator", "DisposableStub"];

/** Members that most programs call; of the members that take an option, theirs is the one that is meant. */
const mainMembers = ["new_context", "launch", "goto", "click", "fill", "screenshot", "filter"];

/**
 * Returns how much speaks for a place beside others that match as well, for every backend: `Locator#click` before
 * `Page#click`.
 */
export function rankBoost({ kind, className, badge, member }: RankedTarget): number {
  const byBadge = badge ? badgeBoost[badge] : 1;
  const byMember = member === null || mainMembers.includes(member) ? 1 : 0.97;
  return kindBoost[kind] * byBadge * byMember * classBoost(className);
}

/** Tells whether a class is of Android, which is gone from the library: its pages come last where nobody names it. */
export function isAndroid(className: string | null): boolean {
  return className?.startsWith("Android") ?? false;
}

function classBoost(className: string | null): number {
  if (isAndroid(className)) return 0.3;
  if (className === null || mainClasses.includes(className)) return 1;
  return secondClasses.includes(className) ? 0.9 : 0.95;
}
