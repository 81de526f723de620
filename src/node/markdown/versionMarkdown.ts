import { locale } from "../../config/locales";
import { site } from "../../config/site";
import type { DocsVersion } from "../../config/versions";
import { markdownPath } from "../../shared/routes/markdownPath";
import { withoutVersion } from "../../shared/versions/versionAddress";
import { classOfPage, versionContent, type VersionContent } from "../content/versionContent";
import { untranslatedPaths } from "../locales/localeFolder";
import { apiCoverageOf, apiIndexOf, gemVersionsOf } from "../schema/apiOverview";
import type { MarkdownVersion } from "./markdownFile";
import { markdownLinks } from "./markdownLinks";
import type { WrittenPage } from "./pageMarkdown";
import { shortcodeMarkdown, type ShortcodeTexts } from "./shortcodeMarkdown";

/** The pages of a version, and what their Markdown depends on. */
export interface WrittenVersion {
  version: MarkdownVersion;
  pages: readonly WrittenPage[];
  rendered: ShortcodeTexts;
}

/** Returns all that the Markdown of a version is made of. */
export function writtenVersion({ name, gem, commit }: DocsVersion): WrittenVersion {
  const content = versionContent(name);
  const { pathPrefix } = site;
  const linkFrom = markdownLinks({
    paths: ["/", ...content.pages.map(({ path }) => path)],
    classes: content.pageClasses.map(({ apiClass }) => apiClass),
    version: name,
    pathPrefix,
    originals: originalMarkdown(name),
  });
  return {
    version: { name, gem, commit, linkFrom, pathPrefix },
    pages: writtenPages(content),
    rendered: shortcodeMarkdown({
      apiIndex: apiIndexOf(content),
      apiCoverage: apiCoverageOf(content),
      gemVersions: gemVersionsOf(content),
    }),
  };
}

/** Returns the pages of some content as their Markdown is made of them. */
export function writtenPages(content: VersionContent): WrittenPage[] {
  return content.pages.map(({ path, title, description, document }) => {
    const apiClass = classOfPage(content, path)?.apiClass ?? null;
    return { path, title, description, source: document.text, apiClass };
  });
}

/** Returns the Markdown of the pages that only the first locale has, by their paths in the version that is written now. */
function originalMarkdown(version: string): Map<string, string> {
  const paths = untranslatedPaths(process.cwd(), locale.code, [version]);
  return new Map(paths.map((path) => [withoutVersion(path), site.rootPath + markdownPath(path)]));
}
