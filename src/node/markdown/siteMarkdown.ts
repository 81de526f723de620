import { versions } from "../../config/versions";
import { markdownPath, memberMarkdownPath } from "../../shared/routes/markdownPath";
import { docPath } from "../../shared/routes/pagePath";
import { inVersion } from "../../shared/versions/versionAddress";
import { versionContent } from "../content/versionContent";
import type { SiteFile } from "../output/siteFiles";
import { assertMarkdown } from "./assertMarkdown";
import { landingMarkdown } from "./landingMarkdown";
import { llmsText } from "./llmsText";
import { pageMarkdown } from "./pageMarkdown";
import { writtenVersion } from "./versionMarkdown";

/**
 * Returns the Markdown of the site: of the pages of all versions and of the landing page, and `llms.txt`, which lists
 * them. Throws where a file is too long, or has no place of its own, or leads to one that is not there.
 */
export function siteMarkdown(): SiteFile[] {
  const written = versions.map(writtenVersion);
  const files = written.flatMap(({ pages, version, rendered }) =>
    pages.flatMap((page) => pageMarkdown(page, version, rendered)),
  );
  const [current, ...frozen] = written;
  if (current !== undefined)
    files.push(landingMarkdown(current.version), llmsText(current, frozen));
  const members = versions.flatMap(({ name }) => memberPaths(name));
  assertMarkdown(files, new Set(members));
  return files;
}

/**
 * Returns the files of Markdown that a site has to have: of its pages, and of every member and event that the facts
 * know, whether or not a page has been written on it.
 */
export function plannedMarkdown(): string[] {
  const planned = versions.flatMap(({ name }) => {
    const pages = versionContent(name).pages.map(({ path }) => inVersion(markdownPath(path), name));
    return [...pages, ...memberPaths(name)];
  });
  return [markdownPath("/"), "/llms.txt", ...planned];
}

/** Returns the paths of the Markdown of a version's members and events. */
function memberPaths(version: string): string[] {
  return versionContent(version).pageClasses.flatMap(({ apiClass: { docId, members, events } }) =>
    [...members, ...events].map(({ anchor }) =>
      inVersion(memberMarkdownPath(docPath(docId), anchor), version),
    ),
  );
}
