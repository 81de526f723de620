import { site } from "../../config/site";
import type { ApiClass } from "../../shared/api/apiClass";
import { markdownPath } from "../../shared/routes/markdownPath";
import type { SiteFile } from "../output/siteFiles";
import { markdownExport } from "./markdownExport";
import type { ShortcodeTexts } from "./shortcodeMarkdown";

interface WrittenPage {
  path: string;
  title: string;
  description: string;
}

/**
 * Returns the Markdown export of a page, beside the page: `/docs/api/page.md`. `source` is its MDX file, `rendered` what its
 * shortcodes render.
 */
export function markdownFile(
  { path, title, description }: WrittenPage,
  source: string,
  apiClass: ApiClass | null,
  rendered: ShortcodeTexts = {},
): SiteFile {
  const body = markdownExport({ title, description, source, rendered }, apiClass, site.pathPrefix);
  return { path: markdownPath(path), body };
}
