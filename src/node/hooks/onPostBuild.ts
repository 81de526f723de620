import type { GatsbyNode } from "gatsby";
import { locale } from "../../config/locales";
import { completeSite } from "../deploy/completeSite";
import { finishedFolder, isWholeSite } from "../locales/localeBuild";
import { openSearchFile } from "../output/openSearch";
import { writeSiteFiles } from "../output/siteFiles";
import { writePageFiles } from "../output/writePageFiles";
import {
  assertFiles,
  neededFiles,
  plannedFiles,
  wholeSiteFiles,
} from "../postprocess/plannedFiles";
import { postprocessSite } from "../postprocess/postprocessSite";
import { queryData } from "./queryData";
import { nodeContext } from "../schema/nodeContext";
import { pushSearchIndex } from "../algolia/pushSearchIndex";

const query = /* GraphQL */ `
  query PostBuild {
    pages: allSitePage {
      nodes {
        path
      }
    }
    documents: allDocPage(filter: { version: { eq: "current" } }) {
      nodes {
        path
      }
    }
  }
`;

/** Makes the finished site of what Gatsby has built: its pages, the files beside them, the rules of its host. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const data = await queryData<Queries.PostBuildQuery>(args, query);
  if (data === null) return;
  const paths = data.pages.nodes.map(({ path }) => path);
  const documents = data.documents.nodes.map(({ path }) => path);
  const finished = finishedFolder(locale.code);
  await postprocessSite({ folder: "public", paths, pathPrefix: args.pathPrefix }, finished);
  const records = await writePageFiles(finished, nodeContext(args));
  await writeSiteFiles(finished, [openSearchFile()]);
  if (isWholeSite(locale.code)) await completeSite(finished, process.env);
  const others = isWholeSite(locale.code) ? wholeSiteFiles : [];
  assertFiles(finished, [...plannedFiles({ paths, documents }), ...others]);
  assertFiles(finished, neededFiles(finished, paths, args.pathPrefix));
  args.reporter.info(`Search: ${records.length} records.`);
  await pushSearchIndex(args, records);
};
