/** The document of a template's query. Throws where there is none. */
export function foundPage<T>({ docPage }: { docPage: T | null }): T {
  if (docPage === null) throw new Error("The page's data is missing.");
  return docPage;
}
