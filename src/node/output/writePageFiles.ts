import type { SearchRecord } from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { askFile } from "../ask/askFiles";
import { askNamesFile } from "../ask/askNames";
import { siteMarkdown } from "../markdown/siteMarkdown";
import { linkedClasses, pageClasses } from "../schema/apiModel";
import { libraryOfNodes } from "../schema/library";
import type { ResolverContext, VersionContext } from "../schema/resolverContext";
import { pageSources } from "../search/pageSources";
import { searchFiles } from "../search/searchFiles";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { versionContext } from "../versions/versionContext";
import { openSearchFile } from "./openSearch";
import { previewFiles } from "./previewFiles";
import { toolFiles } from "./toolFiles";
import { writeSiteFiles, type SiteFile } from "./siteFiles";

/**
 * Writes all that is made of the pages and is no page: previews of links, quotations for Ask mode, pages as Markdown, and
 * the files of search. Returns the search records.
 */
export async function writePageFiles(
  siteFolder: string,
  context: ResolverContext,
): Promise<SearchRecord[]> {
  const records = await versionedSearchRecords(context);
  const current = versionContext(context, currentVersion);
  await writeSiteFiles(siteFolder, [...searchFiles(records), ...previewFiles(records)]);
  await writeSiteFiles(siteFolder, askFiles(current));
  await writeSiteFiles(siteFolder, [
    ...(await siteMarkdown(context)),
    askNamesFile(await pageClasses(current)),
    openSearchFile(),
    ...(await toolFiles(current, records)),
  ]);
  return records;
}

/** Only the version that is written now is quoted. */
async function* askFiles(context: VersionContext): AsyncGenerator<SiteFile> {
  const library = {
    facts: await libraryOfNodes(context),
    classes: await linkedClasses(context),
  };
  for await (const { page, apiClass, ...tree } of pageSources(context))
    yield askFile({ ...page, ...tree }, apiClass, library);
}
