import { pagePath } from "../../shared/pagePath";
import { keepHeapSmall } from "../keepHeapSmall";
import { keepResultsIn, resultsFolder } from "../keptResult";
import { readLibrary } from "../library";
import { checkExamples } from "./checkExamples";
import { parseSource } from "./parseContent";
import { readContent } from "./readContent";

/** Which share of the documents a process reads: every `count`-th. */
export interface ReadingShare {
  index: number;
  count: number;
}

/**
 * Reads and checks some of the documents only to have the results kept. From the last to the first: whoever needs them
 * all begins with the first, and finds the rest done where both meet.
 */
export function readAhead(root: string, { index, count }: ReadingShare): void {
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  const { documents, facts } = readContent(root);
  const library = readLibrary(facts.map(({ text }) => text));
  const own = documents.filter((_source, position) => position % count === index);
  for (const source of own.reverse()) {
    const { file, examples } = parseSource(source);
    checkExamples({ file, examples, path: pagePath(file) }, library);
    parseSource.forget();
  }
}
