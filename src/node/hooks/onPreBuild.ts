import type { GatsbyNode } from "gatsby";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { queryData } from "./queryData";
import { toAlgoliaObjects } from "../algolia/algoliaObjects";
import { messageOf } from "../messageOf";
import { planPush } from "../algolia/planPush";

const query = /* GraphQL */ `
  query PreBuild {
    searchRecords
  }
`;

/** Refuses records that may not be pushed before the plugin that pushes them sends anything. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async (args) => {
  if (!planPush(process.env).isPush) return;
  const data = await queryData<{ searchRecords: SearchRecord[] }>(args, query);
  if (data === null) return;
  try {
    toAlgoliaObjects(data.searchRecords);
  } catch (error) {
    args.reporter.panicOnBuild(messageOf(error));
  }
};
