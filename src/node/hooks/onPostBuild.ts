import type { GatsbyNode, CreatePagesArgs } from "gatsby";
import { locale } from "../../config/locales";
import { assertRecords } from "../deploy/assertTargets";
import { completeSite } from "../deploy/completeSite";
import { finishedFolder, isWholeSite } from "../locales/localeBuild";
import { plannedMarkdown } from "../markdown/siteMarkdown";
import { writePageFiles } from "../output/writePageFiles";
import { assertSite } from "../postprocess/plannedFiles";
import { postprocessSite } from "../postprocess/postprocessSite";
import { nodeContext } from "../schema/nodeContext";
import { pushSearchIndex } from "../algolia/pushSearchIndex";

const query = /* GraphQL */ `
  query PostBuild {
    pages: allSitePage {
      paths: distinct(field: { path: SELECT })
    }
  }
`;

/** Makes the finished site of what Gatsby has built: its pages, the files beside them, the rules of its host. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const data = await queryData<Queries.PostBuildQuery>(args, query);
  if (data === null) return;
  const { paths } = data.pages;
  const { pathPrefix } = args;
  const isWhole = isWholeSite(locale.code);
  const finished = finishedFolder(locale.code);
  await postprocessSite({ folder: "public", paths, pathPrefix }, finished);
  const context = nodeContext(args);
  const records = await writePageFiles(finished, context);
  assertRecords(records, finished);
  if (isWhole) await completeSite(finished, context, process.env);
  const markdown = await plannedMarkdown(context);
  assertSite(finished, { paths, markdown, pathPrefix, isWhole });
  args.reporter.info(`Search: ${records.length} records.`);
  await pushSearchIndex(args, records);
};

/** Returns the data of a query; stops a build, and gives `null` in a preview, where it cannot be answered. */
export async function queryData<T>(
  args: Pick<CreatePagesArgs, "graphql" | "reporter">,
  query: string,
): Promise<T | null> {
  const result: { data?: T; errors?: unknown } = await args.graphql<T>(query);
  if (result.data !== undefined && result.errors === undefined) return result.data;
  args.reporter.panicOnBuild(`A query of the build failed: ${JSON.stringify(result.errors)}`);
  return null;
}
