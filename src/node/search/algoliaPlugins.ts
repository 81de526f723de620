import { createHash } from "node:crypto";
import type { PluginRef } from "gatsby";
import type { SearchRecord } from "../../shared/searchRecord";
import { algoliaIndexSettings } from "./algoliaIndexSettings";

/** A record as gatsby-plugin-algolia wants it: the digest decides whether it is sent again. */
export type AlgoliaObject = SearchRecord & { internal: { contentDigest: string } };

interface AlgoliaQueryResult {
  data: { searchRecords: SearchRecord[] };
}

const query = /* GraphQL */ `
  query AlgoliaRecords {
    searchRecords
  }
`;

/** gatsby-plugin-algolia, to be the last plugin, where this build may write the index; nothing elsewhere. */
export function algoliaPlugins(env: NodeJS.ProcessEnv): PluginRef[] {
  const appId = env["GATSBY_ALGOLIA_APP_ID"];
  const indexName = env["GATSBY_ALGOLIA_INDEX_NAME"];
  const apiKey = env["ALGOLIA_ADMIN_KEY"];
  if (!appId || !indexName || !apiKey || !mayPush(env)) return [];
  const queries = [{ query, transformer: toAlgoliaObjects }];
  return [
    {
      resolve: "gatsby-plugin-algolia",
      options: { appId, apiKey, indexName, queries, settings: algoliaIndexSettings },
    },
  ];
}

/** What is sent for each record. Throws on no records at all: the plugin would empty the index. */
export function toAlgoliaObjects({ data }: AlgoliaQueryResult): AlgoliaObject[] {
  if (data.searchRecords.length === 0) throw new Error("There are no search records to push.");
  return data.searchRecords.map((record) => ({
    ...record,
    internal: { contentDigest: digest(record) },
  }));
}

function mayPush(env: NodeJS.ProcessEnv): boolean {
  return env["CONTEXT"] === "production" || env["ALGOLIA_PUSH"] === "1";
}

function digest(record: SearchRecord): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("hex");
}
