import { locale, locales } from "../../config/locales";
import { site } from "../../config/site";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { currentVersion } from "../../shared/versions/versionAddress";
import { askFile, askNamesFile } from "../ask/askFiles";
import { cardFile } from "../cards/cardFile";
import { versionContent } from "../content/versionContent";
import { siteMarkdown } from "../markdown/siteMarkdown";
import { gemVersionsOf } from "../schema/apiOverview";
import { searchFiles } from "../search/searchFiles";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { agentSkillFiles } from "./agentSkill";
import { openSearchFile } from "./openSearch";
import { previewFiles } from "./previewFiles";
import { releaseFeed } from "./releaseFeed";
import { writeSiteFiles, type SiteFile } from "./siteFiles";
import { toolFiles } from "./toolFacts";

/**
 * Writes all that is made of the pages and is no page: previews of links, quotations for Ask mode, pages as Markdown,
 * cards, the feed of releases, the skill, and the files of search. Returns the search records.
 */
export async function writePageFiles(siteFolder: string): Promise<SearchRecord[]> {
  const records = versionedSearchRecords();
  const current = versionContent(currentVersion);
  await writeSiteFiles(siteFolder, [...searchFiles(records), ...previewFiles(records)]);
  await writeSiteFiles(siteFolder, currentFiles());
  await writeSiteFiles(siteFolder, [
    ...siteMarkdown(),
    askNamesFile(current.pageClasses),
    openSearchFile(),
    ...toolFiles(current, records),
    ...(locale === locales[0] ? agentSkillFiles() : []),
  ]);
  return records;
}

/** Only the version that is written now is quoted and has cards; other languages show the first one's. */
async function* currentFiles(): AsyncGenerator<SiteFile | SiteFile<Uint8Array>> {
  const content = versionContent(currentVersion);
  for (const page of content.pages) {
    if (locale === locales[0]) yield await cardFile(page, content);
    if (page.path === site.releaseNotesPath)
      yield releaseFeed(page, page.document.tree, gemVersionsOf(content));
    yield askFile(page, content);
  }
}
