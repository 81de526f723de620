import { isDeepStrictEqual } from "node:util";
import type { AlgoliaObject } from "./algoliaObjects";
import type { AlgoliaSynonym } from "./algoliaSynonyms";

const mostNamed = 3;
const sampleSize = 25;

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

/** Returns records from all over the list, to be compared word by word. */
export function sampleOf(sent: readonly AlgoliaObject[]): AlgoliaObject[] {
  const step = Math.max(1, Math.floor(sent.length / sampleSize));
  return sent.filter((_object, index) => index % step === 0).slice(0, sampleSize);
}

/** Finds what of the sample is stored as something else. */
export function sampleProblems(
  sample: readonly AlgoliaObject[],
  stored: readonly unknown[],
): string[] {
  const other = sample.filter((object, index) => !isDeepStrictEqual(stored[index], plain(object)));
  return problem(other, `of a sample of ${sample.length} records are stored as something else`);
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

/** As it looks after a way through JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
