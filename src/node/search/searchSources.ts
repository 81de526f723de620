import type { PageFacts } from "../../shared/docPage";
import { pageModels, type ResolverContext } from "../apiModel";
import { classFinder } from "../classFinder";
import { readPageTree, type TreeOwner } from "../pageTree";
import type { SearchSource } from "./buildSearchRecords";

/** What search records are made of, page by page, because trees take far more room than records. */
export async function* searchSources(context: ResolverContext): AsyncGenerator<SearchSource> {
  const [found, models] = await Promise.all([
    context.nodeModel.findAll<PageFacts & TreeOwner>({ type: "DocPage" }),
    pageModels(context),
  ]);
  const classOf = classFinder(models);
  const pages = [...found.entries].sort((a, b) => a.path.localeCompare(b.path));
  for (const page of pages) {
    const { content } = await readPageTree(page, context);
    const apiClass = classOf(page.path);
    yield { pages: [{ ...page, content }], classes: apiClass === null ? [] : [apiClass] };
  }
}
