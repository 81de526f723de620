import { joinApiClass } from "../../src/node/api/joinApiClass";
import { docPageFields } from "../../src/node/content/docPageFields";
import type { Content } from "../../src/node/content/parseContent";
import type { SearchSource } from "../../src/node/search/buildSearchRecords";

/** Returns what the site's records are made of, from the content itself: for tests and measurements, without Gatsby. */
export function contentSearchSource({
  documents,
  classes,
  descriptions,
  common,
}: Content): SearchSource {
  const pages = documents.filter(({ path }) => path !== null);
  return {
    pages: pages.map((document) => ({ ...docPageFields(document), lastUpdated: null })),
    classes: classes.map(({ file, facts }) => {
      const own = file.replace("/facts/", "/words/").replace(/\.json$/, ".yml");
      return joinApiClass(
        facts,
        descriptions.find((candidate) => candidate.file === own) ?? null,
        common,
      );
    }),
  };
}
