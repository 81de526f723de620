/** A release of the gem, and what it was made for. */
export interface GemVersion {
  /** `1.61.0`, `1.57.2.alpha1` */
  gem: string;
  /** ISO 8601 date. */
  released: string;
  /** The version of Playwright it speaks to; `null` where the release does not say. */
  playwright: string | null;
  /** The Ruby it asks for, `>= 2.4`; `null` where the release does not say. */
  ruby: string | null;
  /** The oldest Node.js that its Playwright runs on, `20`; `null` where nobody says. */
  node: string | null;
}

/** Returns the driver's package of a version of Playwright, as a command to run. */
export function installCommand(playwright: string): string {
  return `npm install playwright@${playwright}`;
}

/** Puts the newer of two version numbers first; by RubyGems' rule a word makes it older: `1.57.2.alpha1` < `1.57.2`. */
export function newestFirst(a: string, b: string): number {
  const [left, right] = [segments(a), segments(b)];
  const at = left.findIndex((segment, index) => segment !== (right[index] ?? 0));
  if (at === -1)
    return left.length < right.length ? compareSegments(0, right[left.length] ?? 0) : 0;
  return compareSegments(left[at] ?? 0, right[at] ?? 0);
}

/** Returns whether a version is one to try out: it has a word in it. */
export function isPrerelease(version: string): boolean {
  return /[a-z]/i.test(version);
}

function segments(version: string): (number | string)[] {
  const parts = version.match(/\d+|[a-z]+/gi) ?? [];
  return parts.map((part) => (/\d/.test(part) ? Number(part) : part));
}

function compareSegments(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return b - a;
  if (typeof a === "string" && typeof b === "string") return a < b ? 1 : -1;
  return typeof a === "string" ? 1 : -1;
}
