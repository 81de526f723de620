import { isDeepStrictEqual } from "node:util";
import type { AlgoliaObject } from "./algoliaObjects";
import type { AlgoliaSynonym } from "./algoliaSynonyms";

const mostNamed = 3;

/** A record as an index gives it when it is browsed. */
export interface BrowsedRecord {
  objectID: string;
  internal?: { contentDigest?: string };
}

/**
 * Returns where the records of an index are others than those that were sent: missing, too many, or of another
 * content.
 */
export function recordProblems(
  sent: readonly AlgoliaObject[],
  found: readonly BrowsedRecord[],
): string[] {
  return differences("records", sent, found, (one, stored) => {
    return one.internal.contentDigest === stored.internal?.contentDigest;
  });
}

/** Returns where the synonyms of an index are others than those that were sent. */
export function synonymProblems(
  sent: readonly AlgoliaSynonym[],
  found: readonly Identified[],
): string[] {
  return differences("synonyms", sent, found, isDeepStrictEqual);
}

interface Identified {
  objectID: string;
}

function differences<Sent extends Identified, Found extends Identified>(
  things: string,
  sent: readonly Sent[],
  found: readonly Found[],
  isSame: (sent: Sent, found: Found) => boolean,
): string[] {
  const stored = new Map(found.map((one) => [one.objectID, one]));
  const sentIds = new Set(sent.map(({ objectID }) => objectID));
  const missing = sent.filter(({ objectID }) => !stored.has(objectID));
  const extra = found.filter(({ objectID }) => !sentIds.has(objectID));
  const other = sent.filter((one) => {
    const own = stored.get(one.objectID);
    return own !== undefined && !isSame(one, own);
  });
  return [
    ...problem(missing, `of ${sent.length} ${things} are missing`),
    ...problem(extra, `${things} were not sent`),
    ...problem(other, `${things} are not as they were sent`),
  ];
}

/** Finds the settings that an index has otherwise than they were sent. */
export function settingProblems(
  sent: Record<string, unknown>,
  found: Record<string, unknown>,
): string[] {
  const names = Object.keys(sent).filter((name) => !isDeepStrictEqual(found[name], sent[name]));
  return names.length > 0 ? [`these settings are not as they were sent: ${names.join(", ")}`] : [];
}

function problem(objects: readonly { objectID: string }[], text: string): string[] {
  if (objects.length === 0) return [];
  const named = objects.slice(0, mostNamed).map(({ objectID }) => objectID);
  const rest = objects.length > mostNamed ? ", …" : "";
  return [`${objects.length} ${text} (${named.join(", ")}${rest})`];
}
