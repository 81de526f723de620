import type { ApiBadge } from "./apiClass";

/** What the standing of a place is judged by. */
export interface StandingFacts {
  className: string | null;
  badge: ApiBadge | null;
  /** The member, or the one that takes the option. */
  member: string | null;
}

const badgeStanding: Record<ApiBadge, number> = {
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

/** How much speaks for a place beside others of the same name, up to 1: `Locator#click` before `Page#click`. */
export function standingOf({ className, badge, member }: StandingFacts): number {
  const byBadge = badge ? badgeStanding[badge] : 1;
  const byMember = member === null || mainMembers.includes(member) ? 1 : 0.97;
  return byBadge * byMember * classStanding(className);
}

function classStanding(className: string | null): number {
  if (className === null || mainClasses.includes(className)) return 1;
  return secondClasses.includes(className) ? 0.9 : 0.95;
}
