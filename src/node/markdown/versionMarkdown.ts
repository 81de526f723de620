import { locale } from "../../config/locales";
import { site } from "../../config/site";
import type { DocsVersion } from "../../config/versions";
import type { DocTemplate } from "../../shared/content/docPage";
import { markdownPath } from "../../shared/routes/markdownPath";
import { docPath } from "../../shared/routes/pagePath";
import { withoutVersion } from "../../shared/versions/versionAddress";
import { untranslatedPaths } from "../locales/localeFolder";
import { readPageText, type TreeOwner } from "../pages/pageTree";
import { pageClasses } from "../schema/apiModel";
import { readApiCoverage, readApiIndex, readGemVersions } from "../schema/apiOverview";
import type { VersionContext } from "../schema/resolverContext";
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

interface DocPageNode extends Omit<WrittenPage, "source" | "apiClass">, TreeOwner {
  template: DocTemplate;
}

/** Reads all that the Markdown of a version is made of. */
export async function readWrittenVersion(
  context: VersionContext,
  { name, gem, commit }: DocsVersion,
): Promise<WrittenVersion> {
  const { entries } = await context.nodeModel.findAll<DocPageNode>({ type: "DocPage" });
  const nodes = [...entries].sort((a, b) => a.path.localeCompare(b.path, "en"));
  const classes = await pageClasses(context);
  const byPath = new Map(classes.map((apiClass) => [docPath(apiClass.docId), apiClass]));
  const { pathPrefix } = site;
  const paths = ["/", ...nodes.map(({ path }) => path)];
  const originals = originalMarkdown(name);
  const linkFrom = markdownLinks({ paths, classes, version: name, pathPrefix, originals });
  const hasShortcodes = nodes.some(({ template }) => template === "overview");
  return {
    version: { name, gem, commit, linkFrom, pathPrefix },
    pages: await Promise.all(
      nodes.map(async (node) => ({
        ...node,
        source: await readPageText(node),
        apiClass: byPath.get(node.path) ?? null,
      })),
    ),
    rendered: hasShortcodes ? await renderShortcodes(context) : {},
  };
}

/** Returns the Markdown of the pages that only the first locale has, by their paths in the version that is written now. */
function originalMarkdown(version: string): Map<string, string> {
  const paths = untranslatedPaths(process.cwd(), locale.code, [version]);
  return new Map(paths.map((path) => [withoutVersion(path), site.rootPath + markdownPath(path)]));
}

/** They show the whole library, so no page's own texts tell them. */
async function renderShortcodes(context: VersionContext): Promise<ShortcodeTexts> {
  const [apiIndex, apiCoverage, gemVersions] = await Promise.all([
    readApiIndex(context),
    readApiCoverage(context),
    readGemVersions(context),
  ]);
  return shortcodeMarkdown({ apiIndex, apiCoverage, gemVersions });
}
