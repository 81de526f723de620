import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../../config/site";
import type { ApiClass } from "../../shared/apiClass";
import { markdownPath } from "../../shared/markdownPath";
import type { SiteFile } from "../output/siteFiles";
import { markdownTwin } from "./markdownTwin";

interface WrittenPage {
  path: string;
  sourcePath: string;
  title: string;
  description: string;
}

/** The Markdown twin of a page, beside the page: `/docs/api/page.md`. `root` is the repository's. */
export async function markdownFile(
  root: string,
  { path, sourcePath, title, description }: WrittenPage,
  apiClass: ApiClass | null,
): Promise<SiteFile> {
  const source = await readFile(join(root, sourcePath), "utf8");
  const body = markdownTwin({ title, description, source }, apiClass, site.pathPrefix);
  return { path: markdownPath(path), body };
}
