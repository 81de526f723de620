import { setImmediate } from "node:timers/promises";
import { versions } from "../../config/versions";
import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { currentVersion } from "../../shared/versionAddress";
import type { ResolverContext } from "../apiModel";
import { createNameList } from "../ask/askNames";
import { rememberLibraryFacts } from "../rememberLibraryFacts";
import { createEntryList } from "../search/entryList";
import { keptPackedFiles } from "../search/searchFiles";
import { pageTexts } from "../search/pageTexts";
import { createRecordCheck } from "../search/soundSearchRecords";
import { versionContext } from "../versions/versionContext";
import { overviewTwins } from "./overviewTwins";
import { pageOutput, type PageOutput } from "./pageOutput";
import { writeSiteFiles, type SiteFile } from "./siteFiles";

/**
 * Writes all that is made of the pages and is no page: previews of links, Ask mode's quotations, Markdown twins, and the
 * files of search. Page by page, because a large site does not fit in memory, and each in a turn of its own, because
 * pages may be drawn meanwhile by processes that wait for this one's answers. Gives the number of search records back.
 */
export async function writePageFiles(
  siteFolder: string,
  context: ResolverContext,
): Promise<number> {
  const current = versionContext(context, currentVersion);
  const facts = await rememberLibraryFacts()(current);
  const names = createNameList();
  let count = 0;
  const see = (output: PageOutput) => {
    output.names.forEach(names.add);
    count += output.ids.length;
  };
  for (const { name } of versions) {
    await writeSiteFiles(siteFolder, filesOf({ context, version: name, facts, see }));
  }
  await writeSiteFiles(siteFolder, [...(await overviewTwins(current)), names.file()]);
  return count;
}

interface VersionOutput {
  context: ResolverContext;
  version: string;
  facts: LibraryFacts;
  /** Told of what is made of each page. */
  see: (output: PageOutput) => void;
}

async function* filesOf({ context, version, facts, see }: VersionOutput): AsyncGenerator<SiteFile> {
  const entries = createEntryList();
  const check = createRecordCheck();
  for await (const texts of pageTexts(versionContext(context, version))) {
    const output = pageOutput(texts, version, facts);
    check.see(output);
    entries.add(texts.page.path, output.entries);
    see(output);
    yield* output.files;
    await setImmediate();
  }
  check.end();
  yield* keptPackedFiles(entries, version);
}
