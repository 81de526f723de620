import type { PageFacts } from "../../shared/docPage";
import { modelFinder, type ResolverContext } from "../apiModel";
import { readPageTree, type PageTree, type TreeOwner } from "../pageTree";
import type { SearchSource } from "./buildSearchRecords";

/** A page with all that is made of it beside the page. */
export interface PageSource extends SearchSource {
  page: PageFacts;
  examples: PageTree["examples"];
}

/** What search records are made of, page by page, because trees take far more room than records. */
export async function* searchSources(context: ResolverContext): AsyncGenerator<PageSource> {
  const [found, modelOf] = await Promise.all([
    context.nodeModel.findAll<PageFacts & TreeOwner>({ type: "DocPage" }),
    modelFinder(context),
  ]);
  const pages = [...found.entries].sort((a, b) => a.path.localeCompare(b.path));
  for (const page of pages) {
    const [tree, apiClass] = await Promise.all([readPageTree(page), modelOf(page.path)]);
    yield {
      page,
      examples: tree.examples,
      pages: [{ ...page, content: tree.content }],
      classes: apiClass === null ? [] : [apiClass],
    };
  }
}
