import type { ApiClass } from "../shared/apiClass";
import { docId } from "../shared/pagePath";

/** Finds the class that the page at a path is about; `null` for other pages. */
export function classFinder(classes: readonly ApiClass[]): (path: string) => ApiClass | null {
  const byId = new Map(classes.map((apiClass) => [apiClass.docId, apiClass]));
  return (path) => byId.get(docId(path) ?? "") ?? null;
}
