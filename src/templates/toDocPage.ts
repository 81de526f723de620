import type { DocPage } from "../shared/docPage";
import { isContentRoot } from "../shared/isContentRoot";
import { oneOf } from "../shared/oneOf";
import { sections } from "../shared/sectionForPath";

type DocPageResult = NonNullable<Queries.DocPageTemplateQuery["docPage"]>;

/** The page of the template's query. Throws where its content is no document. */
export function toDocPage(result: DocPageResult): DocPage {
  if (!isContentRoot(result.content)) throw new TypeError(`${result.path} has no content.`);
  return { ...result, section: oneOf(sections, result.section), content: result.content };
}
