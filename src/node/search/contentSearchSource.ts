import type { ApiClass } from "../../shared/api/apiClass";
import type { ApiFacts } from "../api/apiFacts";
import { joinApiClass } from "../api/joinApiClass";
import { docPageFields } from "../content/docPageFields";
import type { Content } from "../content/parseContent";
import type { SearchSource } from "./buildSearchRecords";

/** Returns what the site's records are made of, from the content itself, without Gatsby. */
export function contentSearchSource(content: Content): SearchSource {
  const pages = content.documents.filter(({ path }) => path !== null);
  return {
    pages: pages.map((document) => ({ ...docPageFields(document), lastUpdated: null })),
    classes: joinedClasses(content).map(({ apiClass }) => apiClass),
  };
}

/** Returns the facts of every class, and these joined with our descriptions. */
export function joinedClasses({
  classes,
  descriptions,
  common,
}: Content): { facts: ApiFacts; apiClass: ApiClass }[] {
  const byFile = new Map(descriptions.map((found) => [found.file, found]));
  return classes.map(({ file, facts }) => {
    const own = byFile.get(file.replace("/facts/", "/words/").replace(/\.json$/, ".yml"));
    return { facts, apiClass: joinApiClass(facts, own ?? null, common) };
  });
}
