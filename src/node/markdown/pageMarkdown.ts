import type { ApiClass } from "../../shared/api/apiClass";
import { markdownPath } from "../../shared/routes/markdownPath";
import type { SiteFile } from "../output/siteFiles";
import { classMarkdown } from "./classMarkdown";
import { markdownFile, type MarkdownVersion } from "./markdownFile";
import { plainMarkdown } from "./plainMarkdown";
import type { ShortcodeTexts } from "./shortcodeMarkdown";

/** A page that is written as Markdown. */
export interface WrittenPage {
  /** Its path in the version that is written now. */
  path: string;
  title: string;
  description: string;
  /** The MDX file. */
  source: string;
  /** The class that it is about. */
  apiClass: ApiClass | null;
}

/**
 * Returns the Markdown of a page: of one about a class a file for the class, and one for each member and event.
 * `rendered` is the Markdown in place of shortcodes.
 */
export function pageMarkdown(
  { path, title, description, source, apiClass }: WrittenPage,
  version: MarkdownVersion,
  rendered: ShortcodeTexts = {},
): SiteFile[] {
  const toMarkdown = (href: string) => version.linkFrom(path, href);
  const sections = plainMarkdown(source, toMarkdown, rendered);
  const top = { path: markdownPath(path), title, description };
  if (apiClass !== null) return classMarkdown(top, apiClass, sections, version);
  const blocks = sections.flatMap(({ heading, text }) => [
    heading === null ? "" : `## ${heading}`,
    text,
  ]);
  return [markdownFile(top, blocks, version)];
}
