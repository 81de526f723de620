import { site } from "../../config/site";
import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { currentVersion } from "../../shared/versionAddress";
import { askFile } from "../ask/askFiles";
import { classNames, type ClassNames } from "../ask/askNames";
import { keptResult } from "../keptResult";
import { libraryDigest } from "../library";
import { markdownFile } from "../markdown/markdownFile";
import { packEntries, type PackedEntries } from "../search/entryList";
import { pageSource, type PageSource, type PageTexts } from "../search/pageTexts";
import { searchEntries } from "../search/searchFiles";
import { idsOf, searchPart } from "../search/soundSearchRecords";
import { recordsInVersion } from "../search/versionedSearchRecords";
import { previewFiles } from "./previewFiles";
import type { SiteFile } from "./siteFiles";

/** All that is made of a page beside the page. */
export interface PageOutput {
  files: SiteFile[];
  /** What the embedded search has of it, with the addresses of its version. */
  entries: PackedEntries;
  /** The ids of its search records. */
  ids: string[];
  /** What is wrong with these by themselves. */
  findings: string[];
  /** Of the classes that it is about, in the version that is written now. */
  names: ClassNames[];
}

/** Makes it where it was not made of the same texts before; nothing else of the site has a part in it. */
export function pageOutput(texts: PageTexts, version: string, facts: LibraryFacts): PageOutput {
  const { page, document, classTexts } = texts;
  const library = libraryDigest(facts);
  if (library === null) return makeOutput(texts, version, facts);
  const where = [site.url, site.locale, version, page.path];
  const parts = [...where, document, JSON.stringify(classTexts), library];
  return keptResult(`outputs/${page.sourcePath}`, parts, () => makeOutput(texts, version, facts));
}

function makeOutput(texts: PageTexts, version: string, facts: LibraryFacts): PageOutput {
  const source = pageSource(texts);
  const { records, findings } = searchPart(source);
  const own = recordsInVersion(records, version);
  const isCurrent = version === currentVersion;
  return {
    files: [...(isCurrent ? currentFiles(source, texts, facts) : []), ...previewFiles(own)],
    entries: packEntries(searchEntries(own)),
    ids: idsOf(own),
    findings,
    names: isCurrent ? source.classes.map(classNames) : [],
  };
}

/** Only the version that is written now is quoted, and has twins; those with shortcodes `overviewTwins` makes. */
function currentFiles(
  { pages, classes, examples }: PageSource,
  { page, document }: PageTexts,
  facts: LibraryFacts,
): SiteFile[] {
  const [apiClass = null] = classes;
  return [
    ...pages.map(({ content }) => askFile({ ...page, content, examples }, apiClass, facts)),
    ...(page.template === "overview" ? [] : [markdownFile(page, document, apiClass)]),
  ];
}
