import { joinApiClass } from "../api/joinApiClass";
import { docPageFields } from "../content/docPageFields";
import type { Content } from "../content/parseContent";
import type { SearchSource } from "./buildSearchRecords";

/** Returns what the site's records are made of, from the content itself: for tests and measurements, without Gatsby. */
export function contentSearchSource({ documents, classes, words, common }: Content): SearchSource {
  const pages = documents.filter(({ path }) => path !== null);
  return {
    pages: pages.map((document) => ({ ...docPageFields(document), lastUpdated: null })),
    classes: classes.map(({ file, facts }) => {
      const own = file.replace("/facts/", "/words/").replace(/\.json$/, ".yml");
      return joinApiClass(facts, words.find((candidate) => candidate.file === own) ?? null, common);
    }),
  };
}
