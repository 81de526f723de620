import { versions } from "../../config/versions";
import type { SiteFile } from "../output/siteFiles";
import type { ResolverContext } from "../schema/resolverContext";
import { inVersion } from "../../shared/versions/versionAddress";
import { versionContext } from "../versions/versionContext";
import { assertMarkdown } from "./assertMarkdown";
import { landingMarkdown } from "./landingMarkdown";
import { llmsText } from "./llmsText";
import { pageMarkdown } from "./pageMarkdown";
import { readWrittenVersion } from "./versionMarkdown";
import { markdownPath, memberMarkdownPath } from "../../shared/routes/markdownPath";
import { pageClasses } from "../schema/apiModel";
import type { ApiClass } from "../../shared/api/apiClass";
import { docPath } from "../../shared/routes/pagePath";

/**
 * Returns the Markdown of the site: of the pages of all versions and of the landing page, and `llms.txt`, which lists
 * them. Throws where a file is too long, or has no place of its own, or leads to one that is not there.
 */
export async function siteMarkdown(context: ResolverContext): Promise<SiteFile[]> {
  const written = await Promise.all(
    versions.map((version) => readWrittenVersion(versionContext(context, version.name), version)),
  );
  const files = written.flatMap(({ pages, version, rendered }) =>
    pages.flatMap((page) => pageMarkdown(page, version, rendered)),
  );
  const [current, ...frozen] = written;
  if (current !== undefined)
    files.push(landingMarkdown(current.version), llmsText(current, frozen));
  const members = written.flatMap(({ pages, version }) =>
    pages
      .flatMap(({ apiClass }) => (apiClass === null ? [] : memberPaths(apiClass)))
      .map((path) => inVersion(path, version.name)),
  );
  assertMarkdown(files, new Set(members));
  return files;
}

/**
 * Returns the files of Markdown that a site has to have: of its pages, and of every member and event that the facts
 * know, whether or not a page has been written on it.
 */
export async function plannedMarkdown(context: ResolverContext): Promise<string[]> {
  const planned = await Promise.all(
    versions.map(({ name }) => plannedInVersion(versionContext(context, name), name)),
  );
  return [markdownPath("/"), "/llms.txt", ...planned.flat()];
}

async function plannedInVersion(context: ResolverContext, version: string): Promise<string[]> {
  const { entries } = await context.nodeModel.findAll<{ path: string }>({ type: "DocPage" });
  const classes = await pageClasses(context);
  const pages = [...entries].map(({ path }) => markdownPath(path));
  return [...pages, ...classes.flatMap(memberPaths)].map((file) => inVersion(file, version));
}

/** Returns the paths of the Markdown of a class's members and events, in the version that is written now. */
export function memberPaths({ docId, members, events }: ApiClass): string[] {
  return [...members, ...events].map(({ anchor }) => memberMarkdownPath(docPath(docId), anchor));
}
