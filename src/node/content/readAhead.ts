import type { LibraryFacts } from "../../examples/libraryFacts";
import { docId, pagePath } from "../../shared/pagePath";
import { currentVersion } from "../../shared/versionAddress";
import { parseApiFacts } from "../api/apiFacts";
import { classTexts, factsFile, keepClass, type FindText } from "../classTexts";
import type { SourceFile } from "../document/sourceFile";
import { inTurns } from "../inTurns";
import { keepHeapSmall } from "../keepHeapSmall";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { forgetParsedLibraries, readLibrary } from "../library";
import { pageOutput } from "../output/pageOutput";
import type { PageTexts } from "../search/pageTexts";
import { createEntryList, type EntryList } from "../search/entryList";
import { keepPackedFiles } from "../search/searchFiles";
import { checkExamples } from "./checkExamples";
import { docPageFacts } from "./docPageFields";
import { parseSource } from "./parseContent";
import { readContent } from "./readContent";
import { readSource } from "./readSource";

/** Which share of the documents a process reads: every `count`-th. */
export interface ReadingShare {
  index: number;
  count: number;
}

/** The files that are read, without their texts: those of a large site together are most of what would be held here. */
interface Files {
  documents: readonly string[];
  facts: readonly string[];
  read: (path: string) => SourceFile;
  findText: FindText;
}

/**
 * Reads and checks some of the documents only to have the results kept, then joins some of the classes, then makes what
 * goes beside some of the pages, which the end of a build asks for; the first of the processes packs the search of all.
 * From the last to the first: whoever needs them all begins with the first, and finds the rest done where both meet.
 */
export async function readAhead(root: string, share: ReadingShare): Promise<void> {
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  const { files, library } = listFiles(root);
  await readDocuments(files, share, library);
  await joinClasses(files, share);
  const entries = createEntryList();
  await makeOutputs(ownOf(files.documents, share), files, library, entries);
  if (share.index > 0) return;
  const others = files.documents.filter((_one, position) => position % share.count !== 0);
  await makeOutputs(others, files, library, entries);
  forgetParsedLibraries();
  keepPackedFiles(entries, currentVersion);
}

function listFiles(root: string): { files: Files; library: LibraryFacts } {
  const { documents, facts, words, common } = readContent(root);
  const pathsOf = (sources: readonly SourceFile[]) => sources.map(({ path }) => path);
  const found = new Set(pathsOf([...facts, ...words, common]));
  const read = (path: string) => readSource(root, path);
  const files: Files = {
    documents: pathsOf(documents),
    facts: pathsOf(facts),
    read,
    findText: (path) => Promise.resolve(found.has(path) ? read(path).text : null),
  };
  return { files, library: readLibrary(facts.map(({ text }) => text)) };
}

async function readDocuments(
  { documents, read }: Files,
  share: ReadingShare,
  library: LibraryFacts,
): Promise<void> {
  await inTurns(ownOf(documents, share).reverse(), (path) => {
    const { file, examples } = parseSource(read(path));
    checkExamples({ file, examples, path: pagePath(file) }, library);
    parseSource.forget();
  });
}

/** Nobody has to wait for these before pages are asked for, for which each worker would join its own. */
async function joinClasses({ facts, read, findText }: Files, share: ReadingShare): Promise<void> {
  for (const path of ownOf(facts, share)) {
    const source = read(path);
    const { facts: found } = parseApiFacts(source);
    if (found === null) continue;
    const owner = { version: currentVersion, docId: `api/${found.path}` };
    await keepClass({ ...owner, facts: source.text }, findText);
  }
}

async function makeOutputs(
  documents: readonly string[],
  { read, findText }: Files,
  library: LibraryFacts,
  entries: EntryList,
): Promise<void> {
  for (const path of documents.toReversed()) {
    const texts = await textsOf(read(path), findText);
    parseSource.forget();
    if (texts === null) continue;
    entries.add(texts.page.path, pageOutput(texts, currentVersion, library).entries);
  }
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

function ownOf<T>(all: readonly T[], { index, count }: ReadingShare): T[] {
  return all.filter((_one, position) => position % count === index);
}
