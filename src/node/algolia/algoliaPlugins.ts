import { randomBytes } from "node:crypto";
import type { AlgoliaSearchOptions } from "algoliasearch";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { algoliaIndexSettings } from "./algoliaIndexSettings";
import { toAlgoliaObjects, type AlgoliaObject } from "./algoliaObjects";
import { createPushRequester, type PushRequester } from "./algoliaRequester";
import { planPush, type PushTarget } from "./planPush";
import { temporaryIndexName } from "./temporaryIndex";

/** gatsby-plugin-algolia as the list of plugins has it. */
export interface AlgoliaPlugin {
  resolve: typeof algoliaPluginName;
  options: AlgoliaPluginOptions;
}

/** The options of gatsby-plugin-algolia, and what our own step after it needs to know of them. */
export interface AlgoliaPluginOptions extends Record<string, unknown> {
  appId: string;
  apiKey: string;
  /** An index of this build alone. */
  indexName: string;
  /** The index that readers search. */
  liveIndex: string;
  queries: { query: string; transformer: (result: AlgoliaQueryResult) => AlgoliaObject[] }[];
  settings: typeof algoliaIndexSettings;
  /** It would end the process on a failure; our own step tells of it, tidies up, and does. */
  continueOnFailure: true;
  algoliasearchOptions: AlgoliaSearchOptions & { requester: PushRequester };
}

interface AlgoliaQueryResult {
  data: { searchRecords: SearchRecord[] };
}

export const algoliaPluginName = "gatsby-plugin-algolia";

const query = /* GraphQL */ `
  query AlgoliaRecords {
    searchRecords
  }
`;

/** Returns gatsby-plugin-algolia where this build may write the index; nothing elsewhere. */
export function algoliaPlugins(env: NodeJS.ProcessEnv): AlgoliaPlugin[] {
  const plan = planPush(env);
  if (!plan.isPush) return [];
  const name = temporaryIndexName(plan.liveIndex, new Date(), randomBytes(4).toString("hex"));
  return [algoliaPlugin(plan, name, createPushRequester(plan, name))];
}

/** Returns the plugin, set to push into an index of its own. */
export function algoliaPlugin(
  { appId, liveIndex }: PushTarget,
  temporaryIndex: string,
  requester: PushRequester,
): AlgoliaPlugin {
  return {
    resolve: algoliaPluginName,
    options: {
      appId,
      // The plugin wants one. The real one is where no option of a plugin is: Gatsby makes nodes of these.
      apiKey: "added-by-the-requester",
      indexName: temporaryIndex,
      liveIndex,
      queries: [{ query, transformer: ({ data }) => toAlgoliaObjects(data.searchRecords) }],
      settings: algoliaIndexSettings,
      continueOnFailure: true,
      // One host as far as the client knows: the requester goes through the others by itself.
      algoliasearchOptions: { hosts: [{ url: "algolia", accept: 3 }], requester },
    },
  };
}
