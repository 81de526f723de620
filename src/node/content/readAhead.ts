import type { LibraryFacts } from "../../examples/libraryFacts";
import type { SearchEntry } from "../../shared/searchRecord";
import { docId, pagePath } from "../../shared/pagePath";
import { currentVersion } from "../../shared/versionAddress";
import { parseApiFacts } from "../api/apiFacts";
import { classTexts, factsFile, keepClass, type FindText } from "../classTexts";
import type { SourceFile } from "../document/sourceFile";
import { keepHeapSmall } from "../keepHeapSmall";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { forgetParsedLibraries, readLibrary } from "../library";
import { pageOutput } from "../output/pageOutput";
import type { PageTexts } from "../search/pageTexts";
import { keptPackedFiles, searchEntries } from "../search/searchFiles";
import { checkExamples } from "./checkExamples";
import { docPageFacts } from "./docPageFields";
import { parseSource } from "./parseContent";
import { readContent, type ContentSources } from "./readContent";

/** Which share of the documents a process reads: every `count`-th. */
export interface ReadingShare {
  index: number;
  count: number;
}

/** The entries that the search has of a page. */
interface PageEntries {
  path: string;
  entries: SearchEntry[];
}

/**
 * Reads and checks some of the documents only to have the results kept, then joins some of the classes, then makes what
 * goes beside some of the pages, which the end of a build asks for; the first of the processes packs the search of all.
 * From the last to the first: whoever needs them all begins with the first, and finds the rest done where both meet.
 */
export async function readAhead(root: string, share: ReadingShare): Promise<void> {
  keepHeapSmall("beside");
  keepResultsIn(resultsFolder);
  const sources = readContent(root);
  const library = readLibrary(sources.facts.map(({ text }) => text));
  readDocuments(sources, share, library);
  await joinClasses(sources, share);
  const own = await makeOutputs(ownOf(sources.documents, share), sources, library);
  if (share.index > 0) return;
  const others = sources.documents.filter((_one, position) => position % share.count !== 0);
  forgetParsedLibraries();
  packSearch([...own, ...(await makeOutputs(others, sources, library))]);
}

function readDocuments(
  { documents }: ContentSources,
  share: ReadingShare,
  library: LibraryFacts,
): void {
  for (const source of ownOf(documents, share).reverse()) {
    const { file, examples } = parseSource(source);
    checkExamples({ file, examples, path: pagePath(file) }, library);
    parseSource.forget();
  }
}

/** Nobody has to wait for these before pages are asked for, for which each worker would join its own. */
async function joinClasses(sources: ContentSources, share: ReadingShare): Promise<void> {
  const findText = textFinder(sources);
  for (const source of ownOf(sources.facts, share)) {
    const { facts: found } = parseApiFacts(source);
    if (found === null) continue;
    const owner = { version: currentVersion, docId: `api/${found.path}` };
    await keepClass({ ...owner, facts: source.text }, findText);
  }
}

async function makeOutputs(
  documents: readonly SourceFile[],
  sources: ContentSources,
  library: LibraryFacts,
): Promise<PageEntries[]> {
  const findText = textFinder(sources);
  const made: PageEntries[] = [];
  for (const source of documents.toReversed()) {
    const texts = await textsOf(source, findText);
    parseSource.forget();
    if (texts === null) continue;
    const { records } = pageOutput(texts, currentVersion, library);
    made.push({ path: texts.page.path, entries: searchEntries(records) });
  }
  return made;
}

function packSearch(pages: readonly PageEntries[]): void {
  const inOrder = pages.toSorted((a, b) => a.path.localeCompare(b.path));
  keptPackedFiles(
    inOrder.flatMap(({ entries }) => entries),
    currentVersion,
  );
}

/** `null` for a sample, which has no page. */
async function textsOf(source: SourceFile, findText: FindText): Promise<PageTexts | null> {
  const document = parseSource(source);
  if (document.path === null) return null;
  const id = docId(document.path) ?? "";
  const facts = await findText(factsFile(id));
  const owner = { version: currentVersion, docId: id };
  return {
    page: { ...docPageFacts(document), lastUpdated: null, ownSourcePath: source.path },
    document: source.text,
    classTexts: facts === null ? null : await classTexts({ ...owner, facts }, findText),
  };
}

function textFinder({ facts, words, common }: ContentSources): FindText {
  const texts = new Map([...facts, ...words, common].map(({ path, text }) => [path, text]));
  return (file: string) => Promise.resolve(texts.get(file) ?? null);
}

function ownOf<T>(all: readonly T[], { index, count }: ReadingShare): T[] {
  return all.filter((_one, position) => position % count === index);
}
