import type { ApiClass } from "../../shared/api/apiClass";
import type { DocTemplate, PageFacts } from "../../shared/content/docPage";
import { pageTree, readPageText, type PageTree, type TreeOwner } from "../pages/pageTree";
import { modelFinder } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";

/** A page with all that is made of it beside the page. */
export interface PageSource extends PageTree {
  page: PageFacts & TreeOwner & { template: DocTemplate };
  /** The MDX file. */
  document: string;
  /** The class that it is about. */
  apiClass: ApiClass | null;
}

/** Reads the pages of a version one by one, because their trees take far more room than what is made of them. */
export async function* pageSources(context: ResolverContext): AsyncGenerator<PageSource> {
  const [found, classOf] = await Promise.all([
    context.nodeModel.findAll<PageSource["page"]>({ type: "DocPage" }),
    modelFinder(context),
  ]);
  const pages = [...found.entries].sort((a, b) => a.path.localeCompare(b.path, "en"));
  for (const page of pages) {
    const document = await readPageText(page);
    yield { page, document, ...pageTree(page, document), apiClass: classOf(page.path) };
  }
}
