import { locale, locales } from "../../config/locales";
import { site } from "../../config/site";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { askFile, askNamesFile } from "../ask/askFiles";
import { cardFile } from "../cards/cardFile";
import { siteMarkdown } from "../markdown/siteMarkdown";
import { linkedClasses, pageClasses } from "../schema/apiModel";
import { readGemVersions } from "../schema/apiOverview";
import { libraryOfNodes } from "../schema/library";
import type { ResolverContext, VersionContext } from "../schema/resolverContext";
import { pageSources } from "../search/pageSources";
import { searchFiles } from "../search/searchFiles";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { versionContext } from "../versions/versionContext";
import { agentSkillFiles } from "./agentSkill";
import { openSearchFile } from "./openSearch";
import { previewFiles } from "./previewFiles";
import { toolFiles } from "./toolFacts";
import { releaseFeed } from "./releaseFeed";
import { writeSiteFiles, type SiteFile } from "./siteFiles";

/**
 * Writes all that is made of the pages and is no page: previews of links, quotations for Ask mode, pages as Markdown,
 * cards, the feed of releases, the skill, and the files of search. Returns the search records.
 */
export async function writePageFiles(
  siteFolder: string,
  context: ResolverContext,
): Promise<SearchRecord[]> {
  const records = await versionedSearchRecords(context);
  const current = versionContext(context, currentVersion);
  await writeSiteFiles(siteFolder, [...searchFiles(records), ...previewFiles(records)]);
  await writeSiteFiles(siteFolder, currentFiles(current));
  await writeSiteFiles(siteFolder, [
    ...(await siteMarkdown(context)),
    askNamesFile(await pageClasses(current)),
    openSearchFile(),
    ...(await toolFiles(current, records)),
    ...(locale === locales[0] ? agentSkillFiles() : []),
  ]);
  return records;
}

/** Only the version that is written now is quoted and has cards; other languages show the first one's. */
async function* currentFiles(
  context: VersionContext,
): AsyncGenerator<SiteFile | SiteFile<Uint8Array>> {
  const library = {
    facts: await libraryOfNodes(context),
    classes: await linkedClasses(context),
  };
  for await (const source of pageSources(context)) {
    const { page, apiClass, ...tree } = source;
    if (locale === locales[0]) yield await cardFile(source);
    if (page.path === site.releaseNotesPath)
      yield releaseFeed(page, tree.content, await readGemVersions(context));
    yield askFile({ ...page, ...tree }, apiClass, library);
  }
}
