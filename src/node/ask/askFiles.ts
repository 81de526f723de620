import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import type { ApiClass } from "../../shared/api/apiClass";
import { askPath } from "../../shared/search/askPage";
import { searchConfig } from "../../config/search";

import { checkExamples } from "../check/checkExamples";
import { linkReferences, type LinkedClass } from "../content/linkReferences";
import { markExamples } from "../content/markExamples";
import type { SiteFile } from "../output/siteFiles";
import { readPageTree, type PageTree, type TreeOwner } from "../pages/pageTree";
import { linkedClasses, modelFinder, pageClasses } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";
import { askNamesFile } from "./askNames";
import { askPassages } from "./askPassages";

interface AskedPage {
  path: string;
  sourcePath: string;
}

/** What the examples of a page are checked by, and the classes that its names are linked to. */
interface Library {
  facts: LibraryFacts;
  classes: readonly LinkedClass[];
}

/** Returns what Ask mode quotes from a page, which may be about a class. */
export function askFile(
  { path, sourcePath, content, examples }: AskedPage & PageTree,
  apiClass: ApiClass | null,
  { facts, classes }: Library,
): SiteFile {
  const checked = checkExamples({ path, file: sourcePath, examples }, facts);
  const linked = linkReferences(markExamples(content, checked), classes, path);
  const passages = askPassages(linked, apiClass, path);
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
  const [nodes, modelOf, classes] = await Promise.all([
    context.nodeModel.findAll<AskedPage & TreeOwner>({ type: "DocPage" }),
    modelFinder(context),
    linkedClasses(context),
  ]);
  const page = [...nodes.entries].find(({ path }) => askPath(path) === file);
  if (page === undefined) return [];
  const tree = await readPageTree(page);
  return [askFile({ ...page, ...tree }, modelOf(page.path), { facts, classes })];
}
