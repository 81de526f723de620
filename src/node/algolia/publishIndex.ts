import algoliasearch, { type SearchClient, type SearchIndex } from "algoliasearch";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { toAlgoliaObjects } from "./algoliaObjects";
import type { AlgoliaPluginOptions } from "./algoliaPlugins";
import { algoliaSynonyms } from "./algoliaSynonyms";
import {
  recordProblems,
  settingProblems,
  synonymProblems,
  type BrowsedRecord,
} from "./compareIndex";
import { messageOf } from "../messageOf";
import { staleIndices } from "./temporaryIndex";

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
