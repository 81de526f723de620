import type { Root } from "hast";
import type { LibraryFacts } from "../../examples/libraryFacts";
import { askPath } from "../../shared/askPage";
import { docId } from "../../shared/pagePath";
import { pageModels, type ResolverContext } from "../apiModel";
import { checkExamples } from "../content/checkExamples";
import { markExamples } from "../content/markExamples";
import type { ExampleBlock } from "../document/readExamples";
import type { SiteFile } from "../output/siteFiles";
import { askNamesFile } from "./askNames";
import { askPlaces } from "./askPlaces";

interface DocPageNode {
  path: string;
  sourcePath: string;
  content: Root;
  examples: readonly ExampleBlock[];
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
  const files = pages.map((page) => {
    const checked = checkExamples({ ...page, file: page.sourcePath }, facts);
    const apiClass = classes.find((candidate) => candidate.docId === docId(page.path)) ?? null;
    const places = askPlaces(markExamples(page.content, checked), apiClass);
    return { path: askPath(page.path), body: JSON.stringify(places) };
  });
  return [...files, namesFile];
}
