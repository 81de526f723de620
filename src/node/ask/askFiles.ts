import type { LibraryFacts } from "../../examples/libraryFacts";
import { askPath } from "../../shared/askPage";
import { pageModels, type ResolverContext } from "../apiModel";
import { classFinder } from "../classFinder";
import { checkExamples } from "../content/checkExamples";
import { markExamples } from "../content/markExamples";
import type { SiteFile } from "../output/siteFiles";
import { readPageTree, type TreeOwner } from "../pageTree";
import { askNamesFile } from "./askNames";
import { askPlaces } from "./askPlaces";

interface DocPageNode extends TreeOwner {
  path: string;
  sourcePath: string;
}

/** A file for each page, or for one alone: what Ask mode quotes from it. */
export async function askFiles(
  context: ResolverContext,
  facts: LibraryFacts,
  file?: string,
): Promise<SiteFile[]> {
  const [nodes, classes] = await Promise.all([
    context.nodeModel.findAll<DocPageNode>({ type: "DocPage" }),
    pageModels(context),
  ]);
  const pages = [...nodes.entries].filter(
    ({ path }) => file === undefined || askPath(path) === file,
  );
  const namesFile = askNamesFile(classes);
  if (file === namesFile.path) return [namesFile];
  const classOf = classFinder(classes);
  const files: SiteFile[] = [];
  // One after the other: a tree takes far more room than its file.
  for (const { path, sourcePath, treeId } of pages) {
    const { content, examples } = await readPageTree({ treeId }, context);
    const checked = checkExamples({ path, file: sourcePath, examples }, facts);
    const places = askPlaces(markExamples(content, checked), classOf(path));
    files.push({ path: askPath(path), body: JSON.stringify(places) });
  }
  return [...files, namesFile];
}
