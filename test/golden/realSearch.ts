import { parseContent } from "../../src/node/content/parseContent";
import { readContent } from "../../src/node/content/readContent";
import { withPages } from "../../src/node/content/versionContent";
import { searchFiles } from "../../src/node/search/searchFiles";
import { contentRecords } from "../../src/node/search/buildSearchRecords";
import { createEmbeddedSearch } from "../../src/search/backends/embeddedSearch";
import type { SearchBackend } from "../../src/search/backends/searchBackend";
import type { SearchRecord } from "../../src/shared/search/searchRecord";

/** Returns the records of the content of this repository. */
export function realSearchRecords(): SearchRecord[] {
  return contentRecords(withPages(parseContent(readContent(process.cwd()))));
}

/** Returns what the browser answers from, over the files that the build writes of these records. */
export function embeddedSearchOf(records: readonly SearchRecord[]): SearchBackend {
  const [names, text] = searchFiles(records);
  return createEmbeddedSearch({ names: names?.body ?? "", text: text?.body ?? "" }, (body) =>
    Promise.resolve(JSON.parse(body) as unknown),
  );
}
