import { versions } from "../../config/versions";
import { currentVersion } from "../../shared/versionAddress";
import type { ResolverContext } from "../apiModel";
import { createNameList } from "../ask/askNames";
import { rememberLibraryFacts } from "../rememberLibraryFacts";
import { createEntryList } from "../search/entryList";
import { keptPackedFiles, searchEntries } from "../search/searchFiles";
import { pageTexts } from "../search/pageTexts";
import { createRecordCheck } from "../search/soundSearchRecords";
import { versionContext } from "../versions/versionContext";
import { overviewTwins } from "./overviewTwins";
import { pageOutput } from "./pageOutput";
import { writeSiteFiles, type SiteFile } from "./siteFiles";

/** So many files are written together. */
const mostWaiting = 100;

/**
 * Writes all that is made of the pages and is no page: previews of links, Ask mode's quotations, Markdown twins, and the
 * files of search. Page by page, because a large site does not fit in memory. Gives the number of search records back.
 */
export async function writePageFiles(
  siteFolder: string,
  context: ResolverContext,
): Promise<number> {
  const current = versionContext(context, currentVersion);
  const facts = await rememberLibraryFacts()(current);
  const names = createNameList();
  const files: SiteFile[] = [];
  let count = 0;
  for (const { name } of versions) {
    const entries = createEntryList();
    const check = createRecordCheck();
    for await (const texts of pageTexts(versionContext(context, name))) {
      const output = pageOutput(texts, name, facts);
      check.see(output);
      output.names.forEach(names.add);
      entries.add(texts.page.path, searchEntries(output.records));
      count += output.records.length;
      files.push(...output.files);
      if (files.length >= mostWaiting) await writeSiteFiles(siteFolder, files.splice(0));
    }
    check.end();
    files.push(...keptPackedFiles(entries, name));
  }
  await writeSiteFiles(siteFolder, [...files, ...(await overviewTwins(current)), names.file()]);
  return count;
}
