import type { GatsbyNode } from "gatsby";
import { locale } from "../../config/locales";
import { assertRecords } from "../deploy/assertTargets";
import { completeSite } from "../deploy/completeSite";
import { finishedFolder, isWholeSite } from "../locales/localeBuild";
import { plannedMarkdown } from "../markdown/siteMarkdown";
import { writePageFiles } from "../output/writePageFiles";
import { assertSite } from "../postprocess/plannedFiles";
import { postprocessSite } from "../postprocess/postprocessSite";
import { pushSearchIndex } from "../algolia/pushSearchIndex";

/** Makes the finished site of what Gatsby has built: its pages, the files beside them, the rules of its host. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const paths = args
    .getNodesByType("SitePage")
    .map((page) => String(page["path"]))
    .sort();
  const { pathPrefix } = args;
  const isWhole = isWholeSite(locale.code);
  const finished = finishedFolder(locale.code);
  await postprocessSite({ folder: "public", paths, pathPrefix }, finished);
  const records = await writePageFiles(finished);
  assertRecords(records, finished);
  if (isWhole) await completeSite(finished, process.env);
  const markdown = plannedMarkdown();
  assertSite(finished, { paths, markdown, pathPrefix, isWhole });
  args.reporter.info(`Search: ${records.length} records.`);
  await pushSearchIndex(args, records);
};
