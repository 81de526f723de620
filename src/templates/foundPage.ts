import { sections } from "../shared/routes/sectionForPath";
import { oneOf } from "../shared/text/oneOf";

/** The data of a template: a document, with what else the template asks of it (JSON to GraphQL, so its type is told here). */
export interface PageData<Asked = unknown> {
  docPage: (Queries.DocPageFieldsFragment & Asked) | null;
}

/** Returns the document of a template's query. Throws where there is none. */
export function foundPage<Asked>({ docPage }: PageData<Asked>) {
  if (docPage === null) throw new Error("The page's data is missing.");
  return { ...docPage, section: oneOf(sections, docPage.section) };
}
