import algoliasearch, { type SearchClient, type SearchIndex } from "algoliasearch";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { toAlgoliaObjects, type AlgoliaObject } from "./algoliaObjects";
import type { AlgoliaPluginOptions } from "./algoliaPlugins";
import { algoliaSynonyms, type AlgoliaSynonym } from "./algoliaSynonyms";
import { messageOf } from "../messageOf";
import { staleIndices } from "./temporaryIndex";
import { isDeepStrictEqual } from "node:util";

interface Publication {
  options: AlgoliaPluginOptions;
  records: readonly SearchRecord[];
  /** Told of each step. */
  onStep: (step: string) => void;
}

/**
 * Compares what gatsby-plugin-algolia has pushed with what was to be pushed, and moves it into the place of the live
 * index. Until then the live one is untouched. Throws where anything fails, and leaves no index of this build behind.
 */
export async function publishIndex({ options, records, onStep }: Publication): Promise<void> {
  const { appId, apiKey, indexName, liveIndex, settings, algoliasearchOptions } = options;
  const { requester } = algoliasearchOptions;
  const client = algoliasearch(appId, apiKey, algoliasearchOptions);
  const index = client.initIndex(indexName);
  let state = `The live index ${liveIndex} is as it was.`;
  try {
    const failure = requester.failure();
    if (failure !== null) throw new Error(failure);
    const objects = toAlgoliaObjects(records);
    onStep("adding synonyms");
    const synonyms = algoliaSynonyms(records);
    await index.saveSynonyms(synonyms).wait();
    onStep(`comparing ${objects.length} records, settings and ${synonyms.length} synonyms`);
    const problems = [
      ...settingProblems(settings, { ...(await index.getSettings()) }),
      ...synonymProblems(synonyms, await browseSynonyms(index)),
      ...recordProblems(objects, await browse(index)),
    ];
    if (problems.length > 0) throw new Error(`${indexName}: ${problems.join("; ")}`);
    onStep(`moving it to ${liveIndex}`);
    state = `The live index ${liveIndex} is whole: the one before, or this one.`;
    await client.moveIndex(indexName, liveIndex).wait();
  } catch (error) {
    const reason = await requester.removeTemporaryIndex();
    const rest = reason === null ? "" : ` ${indexName} could not be removed (${reason}).`;
    throw new Error(`The search index was not pushed: ${messageOf(error)}. ${state}${rest}`);
  }
}

/** Removes what builds that were killed have left behind, and gives its names. */
export async function removeStaleIndices(options: AlgoliaPluginOptions): Promise<string[]> {
  const { appId, apiKey, liveIndex, algoliasearchOptions } = options;
  const client: SearchClient = algoliasearch(appId, apiKey, algoliasearchOptions);
  const { items } = await client.listIndices();
  const stale = staleIndices(
    items.map(({ name }) => name),
    liveIndex,
    new Date(),
  );
  await Promise.all(stale.map((name) => client.initIndex(name).delete()));
  return stale;
}

async function browse(index: SearchIndex): Promise<BrowsedRecord[]> {
  const found: BrowsedRecord[] = [];
  await index.browseObjects<BrowsedRecord>({
    attributesToRetrieve: ["internal.contentDigest"],
    batch: (hits) => found.push(...hits),
  });
  return found;
}

async function browseSynonyms(index: SearchIndex): Promise<{ objectID: string }[]> {
  const found: { objectID: string }[] = [];
  await index.browseSynonyms({ batch: (hits) => found.push(...hits) });
  return found;
}

/** A record as an index gives it when it is browsed. */
interface BrowsedRecord {
  objectID: string;
  internal?: { contentDigest?: string };
}

/** Returns where the records of an index are missing, too many, or of another content than those that were sent. */
export function recordProblems(
  sent: readonly AlgoliaObject[],
  found: readonly BrowsedRecord[],
): string[] {
  const digests = (records: readonly BrowsedRecord[]) =>
    new Map(records.map(({ objectID, internal }) => [objectID, internal?.contentDigest]));
  return differences("records", digests(sent), digests(found));
}

/** Returns where the synonyms of an index are others than those that were sent. */
export function synonymProblems(
  sent: readonly AlgoliaSynonym[],
  found: readonly { objectID: string }[],
): string[] {
  const byId = (synonyms: typeof found) => new Map(synonyms.map((one) => [one.objectID, one]));
  return differences("synonyms", byId(sent), byId(found));
}

/** Finds the settings that an index has otherwise than they were sent. */
export function settingProblems(
  sent: Record<string, unknown>,
  found: Record<string, unknown>,
): string[] {
  const names = Object.keys(sent).filter((name) => !isDeepStrictEqual(found[name], sent[name]));
  return names.length > 0 ? [`these settings are not as they were sent: ${names.join(", ")}`] : [];
}

function differences(
  things: string,
  sent: ReadonlyMap<string, unknown>,
  found: ReadonlyMap<string, unknown>,
): string[] {
  const ids = [...sent.keys()];
  const isOther = (id: string) => !isDeepStrictEqual(sent.get(id), found.get(id));
  return [
    ...problem(
      ids.filter((id) => !found.has(id)),
      `of ${sent.size} ${things} are missing`,
    ),
    ...problem(
      [...found.keys()].filter((id) => !sent.has(id)),
      `${things} were not sent`,
    ),
    ...problem(
      ids.filter((id) => found.has(id) && isOther(id)),
      `${things} are not as they were sent`,
    ),
  ];
}

const mostNamed = 3;

function problem(ids: readonly string[], text: string): string[] {
  if (ids.length === 0) return [];
  const rest = ids.length > mostNamed ? ", …" : "";
  return [`${ids.length} ${text} (${ids.slice(0, mostNamed).join(", ")}${rest})`];
}
