import type { PageFacts } from "../../shared/docPage";
import { docId } from "../../shared/pagePath";
import { pageModels, type ResolverContext } from "../apiModel";
import { readPageTree, type TreeOwner } from "../pageTree";
import type { SearchSource } from "./buildSearchRecords";

/** What search records are made of, page by page, because trees take far more room than records. */
export async function* searchSources(context: ResolverContext): AsyncGenerator<SearchSource> {
  const [found, models] = await Promise.all([
    context.nodeModel.findAll<PageFacts & TreeOwner>({ type: "DocPage" }),
    pageModels(context),
  ]);
  const classOf = new Map(models.map((apiClass) => [apiClass.docId, apiClass]));
  const pages = [...found.entries].sort((a, b) => a.path.localeCompare(b.path));
  for (const page of pages) {
    const { content } = await readPageTree(page, context);
    const apiClass = classOf.get(docId(page.path) ?? "");
    yield { pages: [{ ...page, content }], classes: apiClass === undefined ? [] : [apiClass] };
  }
}
