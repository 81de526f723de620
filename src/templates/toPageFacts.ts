import type { PageFacts } from "../shared/content/docPage";
import { oneOf } from "../shared/text/oneOf";
import { sections } from "../shared/routes/sectionForPath";

type DocPageResult = Queries.DocPageFieldsFragment;

/** Returns the page of the template's query. */
export function toPageFacts(result: DocPageResult): PageFacts {
  return { ...result, section: oneOf(sections, result.section) };
}
