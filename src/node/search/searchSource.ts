import type { DocPage } from "../../shared/docPage";
import { pageModels, type ResolverContext } from "../apiModel";
import type { SearchSource } from "./buildSearchRecords";

/** The pages and classes that search records are made of; only classes that have a page. */
export async function searchSource(context: ResolverContext): Promise<SearchSource> {
  const [pages, classes] = await Promise.all([
    context.nodeModel.findAll<DocPage>({ type: "DocPage" }),
    pageModels(context),
  ]);
  return { pages: [...pages.entries].sort((a, b) => a.path.localeCompare(b.path)), classes };
}
