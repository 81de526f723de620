import type { GatsbyNode } from "gatsby";
import { locale } from "../config/locales";
import { finishSite } from "./deploy/finishSite";
import { keepUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { isWholeSite } from "./locales/localeBuild";
import { placeLocales } from "./locales/placeLocale";
import { nodeContext } from "./schema/nodeContext";
import { removeFormerVisits } from "./output/firstVisit";
import { openSearchFile } from "./output/openSearch";
import { writeSiteFiles } from "./output/siteFiles";
import { writePageFiles } from "./output/writePageFiles";
import { queryData } from "./queryData";
import { pushSearchIndex } from "./algolia/pushSearchIndex";

const query = /* GraphQL */ `
  query PostBuild {
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

/** Writes what is made from the finished content and is no page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const data = await queryData<Queries.PostBuildQuery>(args, query);
  if (data === null) return;
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const records = await writePageFiles("public", nodeContext(args));
  await keepUnfinished("public", unfinishedFolder);
  await removeFormerVisits("public", paths);
  await writeSiteFiles("public", [openSearchFile()]);
  if (isWholeSite(locale.code)) await placeLocales();
  await finishSite("public", process.env);
  args.reporter.info(`Search: ${records.length} records.`);
  await pushSearchIndex(args, records);
};
