import type { GatsbyNode } from "gatsby";
import { locale } from "../config/locales";
import type { SearchRecord } from "../shared/searchRecord";
import { finishSite } from "./deploy/finishSite";
import { keepUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { isWholeSite } from "./locales/localeBuild";
import { placeLocales } from "./locales/placeLocale";
import { finishPages } from "./output/finishPages";
import { openSearchFile } from "./output/openSearch";
import { previewFiles } from "./output/previewFiles";
import { writeSiteFiles, type SiteFile } from "./output/siteFiles";
import { queryData } from "./queryData";
import { pushSearchIndex } from "./search/pushSearchIndex";
import { searchFiles } from "./search/searchFiles";

const recordsQuery = /* GraphQL */ `
  query PostBuild {
    searchRecords
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

/** Apart, so that a large site has only one kind of files in memory at a time. */
const fileQueries = [
  /* GraphQL */ `
    query AskFiles {
      files: askFiles
    }
  `,
  /* GraphQL */ `
    query MarkdownFiles {
      files: markdownFiles
    }
  `,
];

interface PostBuildData {
  searchRecords: SearchRecord[];
  allSitePage: { nodes: { path: string }[] };
}

/** Finishes the pages, and writes what is made from the finished content and is no page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  for (const query of fileQueries) {
    const answer = await queryData<{ files: SiteFile[] }>(args, query);
    if (answer === null) return;
    await writeSiteFiles("public", answer.files);
  }
  const data = await queryData<PostBuildData>(args, recordsQuery);
  if (data === null) return;
  const { searchRecords, allSitePage } = data;
  const paths = allSitePage.nodes.map(({ path }) => path);
  await keepUnfinished("public", unfinishedFolder);
  await finishPages("public", paths, args.pathPrefix);
  await writeSiteFiles("public", [
    ...searchFiles(searchRecords),
    ...previewFiles(searchRecords),
    openSearchFile(),
  ]);
  if (isWholeSite(locale.code)) await placeLocales();
  await finishSite("public", process.env);
  args.reporter.info(`Search: ${searchRecords.length} records.`);
  await pushSearchIndex(args, searchRecords);
};
