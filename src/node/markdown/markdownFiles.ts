import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../../config/site";
import { markdownPath } from "../../shared/markdownPath";
import { pageModels, type ResolverContext } from "../apiModel";
import { classFinder } from "../classFinder";
import type { SiteFile } from "../output/siteFiles";
import { markdownTwin } from "./markdownTwin";

interface DocPageNode {
  path: string;
  sourcePath: string;
  title: string;
  description: string;
}

/** The Markdown twin of each page, beside the page: `/docs/api/page.md`. `root` is the repository's. */
export async function markdownFiles(root: string, context: ResolverContext): Promise<SiteFile[]> {
  const [nodes, classes] = await Promise.all([
    context.nodeModel.findAll<DocPageNode>({ type: "DocPage" }),
    pageModels(context),
  ]);
  const classOf = classFinder(classes);
  return Promise.all(
    [...nodes.entries].map(async ({ path, sourcePath, title, description }) => {
      const source = await readFile(join(root, sourcePath), "utf8");
      const body = markdownTwin({ title, description, source }, classOf(path), site.pathPrefix);
      return { path: markdownPath(path), body };
    }),
  );
}
