import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import type { ApiClass } from "../../shared/api/apiClass";
import { askPath } from "../../shared/search/askPage";
import { searchConfig } from "../../config/search";

import { checkExamples } from "../check/checkExamples";
import { markExamples } from "../content/markExamples";
import type { SiteFile } from "../output/siteFiles";
import { readPageTree, type PageTree, type TreeOwner } from "../pages/pageTree";
import { modelFinder, pageClasses } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";
import { askNamesFile } from "./askNames";
import { askPassages } from "./askPassages";

interface AskedPage {
  path: string;
  sourcePath: string;
}

/** Returns what Ask mode quotes from a page, which may be about a class. */
export function askFile(
  { path, sourcePath, content, examples }: AskedPage & PageTree,
  apiClass: ApiClass | null,
  facts: LibraryFacts,
): SiteFile {
  const checked = checkExamples({ path, file: sourcePath, examples }, facts);
  const passages = askPassages(markExamples(content, checked), apiClass);
  return { path: askPath(path), body: JSON.stringify(passages) };
}

/** Returns the file of Ask mode at a path of the site; none where there is no such page. */
export async function findAskFile(
  context: ResolverContext,
  facts: LibraryFacts,
  file: string,
): Promise<SiteFile[]> {
  if (file === searchConfig.namesFilePath) {
    return [askNamesFile(await pageClasses(context))];
  }
  const [nodes, modelOf] = await Promise.all([
    context.nodeModel.findAll<AskedPage & TreeOwner>({ type: "DocPage" }),
    modelFinder(context),
  ]);
  const page = [...nodes.entries].find(({ path }) => askPath(path) === file);
  if (page === undefined) return [];
  const tree = await readPageTree(page);
  return [askFile({ ...page, ...tree }, modelOf(page.path), facts)];
}
