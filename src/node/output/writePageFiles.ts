import type { LibraryFacts } from "../../examples/libraryFacts";
import { versions } from "../../config/versions";
import type { SearchEntry } from "../../shared/searchRecord";
import { currentVersion } from "../../shared/versionAddress";
import type { ResolverContext } from "../apiModel";
import { askFile } from "../ask/askFiles";
import { createNameList } from "../ask/askNames";
import { markdownFile } from "../markdown/markdownFile";
import { rememberLibraryFacts } from "../rememberLibraryFacts";
import { packedFiles, searchEntries } from "../search/searchFiles";
import { searchSources, type PageSource } from "../search/searchSources";
import { createRecordCheck, searchPart } from "../search/soundSearchRecords";
import { recordsInVersion } from "../search/versionedSearchRecords";
import { versionContext } from "../versions/versionContext";
import { previewFiles } from "./previewFiles";
import { writeSiteFiles, type SiteFile } from "./siteFiles";

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
  let records = 0;
  for (const { name } of versions) {
    const entries: SearchEntry[] = [];
    const check = createRecordCheck();
    for await (const source of searchSources(versionContext(context, name))) {
      const part = searchPart(source);
      check.see(part);
      const own = recordsInVersion(part.records, name);
      const files = name === currentVersion ? await currentFiles(source, facts) : [];
      await writeSiteFiles(siteFolder, [...files, ...previewFiles(own)]);
      entries.push(...searchEntries(own));
      records += own.length;
      if (name === currentVersion) source.classes.forEach(names.add);
    }
    check.end();
    await writeSiteFiles(siteFolder, packedFiles(entries, name));
  }
  await writeSiteFiles(siteFolder, [names.file()]);
  return records;
}

/** Only the version that is written now is quoted, and has twins. */
async function currentFiles(
  { page, pages, classes, examples }: PageSource,
  facts: LibraryFacts,
): Promise<SiteFile[]> {
  const [apiClass = null] = classes;
  const twin = await markdownFile(process.cwd(), page, apiClass);
  return [
    ...pages.map(({ content }) => askFile({ ...page, content, examples }, apiClass, facts)),
    twin,
  ];
}
