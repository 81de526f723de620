import { versions } from "../../config/versions";
import type { SiteFile } from "../output/siteFiles";
import type { ResolverContext } from "../schema/resolverContext";
import { inVersion } from "../../shared/versions/versionAddress";
import { versionContext } from "../versions/versionContext";
import { assertMarkdown } from "./assertMarkdown";
import { landingMarkdown } from "./landingMarkdown";
import { llmsText } from "./llmsText";
import { pageMarkdown } from "./pageMarkdown";
import { memberPaths } from "./memberPaths";
import { readWrittenVersion } from "./versionMarkdown";

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
