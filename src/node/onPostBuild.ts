import type { GatsbyNode } from "gatsby";
import type { SearchRecord } from "../shared/searchRecord";
import { finishSite } from "./deploy/finishSite";
import { openSearchFile } from "./output/openSearch";
import { previewFiles } from "./output/previewFiles";
import { writeSiteFiles, type SiteFile } from "./output/siteFiles";
import { queryData } from "./queryData";
import { pushSearchIndex } from "./search/pushSearchIndex";
import { searchFiles } from "./search/searchFiles";

const query = /* GraphQL */ `
  query PostBuild {
    searchRecords
    askFiles
  }
`;

/** Writes what is made from the finished content and is no page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const data = await queryData<{ searchRecords: SearchRecord[]; askFiles: SiteFile[] }>(
    args,
    query,
  );
  if (data === null) return;
  const { searchRecords, askFiles } = data;
  await writeSiteFiles("public", [
    ...searchFiles(searchRecords),
    ...previewFiles(searchRecords),
    ...askFiles,
    openSearchFile(),
  ]);
  await finishSite("public", process.env);
  args.reporter.info(`Search: ${searchRecords.length} records.`);
  await pushSearchIndex(args, searchRecords);
};
