import type { Root } from "hast";
import { checkExamples } from "../check/checkExamples";
import { docPageTree } from "./docPageFields";
import { linkReferences } from "./linkReferences";
import { markExamples } from "./markExamples";
import type { ContentPage, VersionContent } from "./versionContent";

/** Returns the tree of a page with its examples marked, and its names of the library linked. `file` is told of examples. */
export function linkedTree(
  { path, sourcePath, document }: ContentPage,
  { library, links }: VersionContent,
  file = sourcePath,
): Root {
  const { content, examples } = docPageTree(document);
  const checked = checkExamples({ path, file, examples }, library);
  return linkReferences(markExamples(content, checked), links, path);
}
