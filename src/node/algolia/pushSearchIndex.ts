import type { ParentSpanPluginArgs } from "gatsby";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { algoliaPluginName, type AlgoliaPluginOptions } from "./algoliaPlugins";
import { messageOf } from "../messageOf";
import { planPush } from "./planPush";
import { publishIndex, removeStaleIndices } from "./publishIndex";

type HookArgs = Pick<ParentSpanPluginArgs, "getCache" | "reporter" | "store">;

/** Ends a build: puts the pushed index in the place of the live one, or says why nothing is pushed. */
export async function pushSearchIndex(
  { getCache, reporter, store }: HookArgs,
  records: readonly SearchRecord[],
): Promise<void> {
  const options = findPluginOptions(store.getState.call(store));
  if (!options) {
    const plan = planPush(process.env);
    if (!plan.isPush) reporter.info(`Algolia: the search index is not pushed: ${plan.reason}.`);
    return;
  }
  const activity = reporter.activityTimer(`put the search index ${options.liveIndex} in place`);
  activity.start();
  try {
    await publishIndex({ options, records, onStep: (step) => activity.setStatus(step) });
  } catch (error) {
    activity.panicOnBuild(messageOf(error));
    return;
  }
  activity.end();
  reporter.info(`Algolia: ${records.length} records are in ${options.liveIndex}.`);
  // The plugin remembers every index that it has pushed, and Netlify keeps that from build to build.
  await getCache(algoliaPluginName).del(`algolia-objects-${options.indexName}`);
  try {
    const removed = await removeStaleIndices(options);
    if (removed.length > 0) reporter.info(`Algolia: removed ${removed.join(", ")}.`);
  } catch (error) {
    reporter.warn(`Algolia: old temporary indices stay: ${messageOf(error)}`);
  }
}

/** Returns the options as Gatsby gave them to the plugin: with the name of the index that it has pushed. */
function findPluginOptions(state: unknown): AlgoliaPluginOptions | null {
  const { flattenedPlugins = [] } = state as { flattenedPlugins?: readonly GatsbyPlugin[] };
  const plugin = flattenedPlugins.find(({ name }) => name === algoliaPluginName);
  return plugin ? (plugin.pluginOptions as AlgoliaPluginOptions) : null;
}

interface GatsbyPlugin {
  name: string;
  pluginOptions: unknown;
}
