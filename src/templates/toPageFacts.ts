import type { PageFacts } from "../shared/docPage";
import { oneOf } from "../shared/oneOf";
import { sections } from "../shared/sectionForPath";

type DocPageResult = Queries.DocPageFieldsFragment;

/** The page of the template's query. */
export function toPageFacts(result: DocPageResult): PageFacts {
  return { ...result, section: oneOf(sections, result.section) };
}
