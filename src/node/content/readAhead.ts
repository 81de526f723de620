import { pagePath } from "../../shared/pagePath";
import { currentVersion } from "../../shared/versionAddress";
import { parseApiFacts } from "../api/apiFacts";
import { keepClass } from "../apiModel";
import { keepHeapSmall } from "../keepHeapSmall";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { readLibrary } from "../library";
import { checkExamples } from "./checkExamples";
import { parseSource } from "./parseContent";
import { readContent, type ContentSources } from "./readContent";

/** Which share of the documents a process reads: every `count`-th. */
export interface ReadingShare {
  index: number;
  count: number;
}

/**
 * Reads and checks some of the documents only to have the results kept, then joins some of the classes. From the last to
 * the first: whoever needs them all begins with the first, and finds the rest done where both meet.
 */
export async function readAhead(root: string, share: ReadingShare): Promise<void> {
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  const sources = readContent(root);
  readDocuments(sources, share);
  await joinClasses(sources, share);
}

function readDocuments({ documents, facts }: ContentSources, share: ReadingShare): void {
  const library = readLibrary(facts.map(({ text }) => text));
  for (const source of ownOf(documents, share).reverse()) {
    const { file, examples } = parseSource(source);
    checkExamples({ file, examples, path: pagePath(file) }, library);
    parseSource.forget();
  }
}

/** Nobody has to wait for these before pages are asked for, for which each worker would join its own. */
async function joinClasses(
  { facts, words, common }: ContentSources,
  share: ReadingShare,
): Promise<void> {
  const texts = new Map([...words, common].map(({ path, text }) => [path, text]));
  const findText = (file: string) => Promise.resolve(texts.get(file) ?? null);
  for (const source of ownOf(facts, share)) {
    const { facts: found } = parseApiFacts(source);
    if (found === null) continue;
    const docId = `api/${found.path}`;
    await keepClass({ version: currentVersion, docId, facts: source.text }, findText);
  }
}

function ownOf<T>(all: readonly T[], { index, count }: ReadingShare): T[] {
  return all.filter((_one, position) => position % count === index);
}
