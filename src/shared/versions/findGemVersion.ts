import { newestFirst, type GemVersion } from "./gemVersion";

/** The answer of the finder to a line of a reader's. */
export type GemVersionAnswer =
  | { kind: "empty" }
  /** The release that the line names. */
  | { kind: "found"; version: GemVersion; playwright: string }
  /** No release of the gem has that number, but one was made for the Playwright that has. */
  | { kind: "playwright"; version: GemVersion; playwright: string }
  /** The release does not say which Playwright it was made for. */
  | { kind: "unrecorded"; version: GemVersion }
  /** The release says it, but it is not in the list. */
  | { kind: "unlisted"; version: GemVersion }
  /** A number that no release has. */
  | { kind: "unknown"; gem: string }
  /** A requirement, such as `~> 1.58`, which several releases meet. */
  | { kind: "requirement"; requirement: string }
  /** Another gem's line. */
  | { kind: "otherGem"; gem: string }
  | { kind: "unreadable" };

const gemName = "playwright-ruby-client";

/** The first release that says which Playwright it was made for. */
const firstThatSays = "0.5.10";

/** The operator before a number, and the number: `= 1.61.0`, `1.57.2.alpha1`. */
const requirement = String.raw`([~><=!\s]*)v?(\d+(?:\.(?:\d+|(?:alpha|beta|pre|rc)\d*))+)`;
const ownLine = new RegExp(String.raw`${gemName}(?:["']?\s*,|-|\s*\()\s*["']?${requirement}`, "g");
const otherLine = /^\s*(?:gem\s+["'])?([a-z][\w-]*)["']?\s*[(,]/i;
const bareNumber = new RegExp(String.raw`^\s*["']?${requirement}["']?\s*$`, "g");
const leavesOpen = /[~<>!]/;

/** Reads a line of `Gemfile.lock`, `Gemfile` or `gem list`, or a number, and finds the release it means. */
export function findGemVersion(line: string, versions: readonly GemVersion[]): GemVersionAnswer {
  if (line.trim() === "") return { kind: "empty" };
  const named = [...line.matchAll(ownLine), ...line.matchAll(bareNumber)];
  const exact = named.find(([, operator = ""]) => !leavesOpen.test(operator));
  if (exact !== undefined) return answerFor(exact[2] ?? "", versions);
  const [, operator = "", gem] = named[0] ?? [];
  if (gem === undefined) return withoutNumber(line);
  return { kind: "requirement", requirement: `${operator.trim()} ${gem}` };
}

function withoutNumber(line: string): GemVersionAnswer {
  const gem = otherLine.exec(line)?.[1];
  return gem === undefined || gem === gemName ? { kind: "unreadable" } : { kind: "otherGem", gem };
}

function answerFor(gem: string, versions: readonly GemVersion[]): GemVersionAnswer {
  const sorted = [...versions].sort((a, b) => newestFirst(a.gem, b.gem));
  const version =
    sorted.find((candidate) => candidate.gem === gem) ??
    sorted.find((candidate) => candidate.gem.startsWith(`${gem}.`));
  if (version !== undefined) return answerOf(version);
  const made = sorted.find(({ playwright }) => playwright === gem);
  return made === undefined
    ? { kind: "unknown", gem }
    : { kind: "playwright", version: made, playwright: gem };
}

function answerOf(version: GemVersion): GemVersionAnswer {
  const { playwright } = version;
  if (playwright !== null) return { kind: "found", version, playwright };
  const says = newestFirst(version.gem, firstThatSays) <= 0;
  return { kind: says ? "unlisted" : "unrecorded", version };
}
