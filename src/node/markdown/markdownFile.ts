import { messages } from "../../config/messages";
import { site } from "../../config/site";
import type { DocsVersion } from "../../config/versions";
import { inVersion } from "../../shared/versions/versionAddress";
import type { SiteFile } from "../output/siteFiles";
import type { MarkdownLink } from "./markdownLinks";

/** What the Markdown of every page of a version depends on. */
export interface MarkdownVersion extends Pick<DocsVersion, "name" | "gem" | "commit"> {
  linkFrom: MarkdownLink;
  /** The path that the site is served under. */
  pathPrefix: string;
}

/** The beginning of a file of Markdown. */
interface MarkdownTop {
  /** Its path in the version that is written now. */
  path: string;
  title: string;
  /** One sentence. */
  description: string;
  /** A link to what it is a part of. */
  parent?: string;
}

/**
 * Returns a file of Markdown. Each begins alike: its title, one sentence, and the way to all the others. Blocks that are
 * empty are left out.
 */
export function markdownFile(
  { path, title, description, parent }: MarkdownTop,
  blocks: readonly string[],
  { name, gem, pathPrefix }: Omit<MarkdownVersion, "commit" | "linkFrom">,
): SiteFile {
  const index = `${messages.docPage.everyPage} [/llms.txt](${pathPrefix}/llms.txt)`;
  const about = [`${site.title} ${gem}`, ...(parent === undefined ? [] : [parent]), index];
  const text = [`# ${title}`, `> ${description}`, about.join(" · "), ...blocks];
  return { path: inVersion(path, name), body: `${text.filter(Boolean).join("\n\n")}\n` };
}
