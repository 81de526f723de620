import { markdownFile } from "../markdown/markdownFile";
import { shortcodeMarkdown, type ShortcodeTexts } from "../markdown/shortcodeMarkdown";
import { readPageText } from "../pages/pageTree";
import { modelFinder } from "../schema/apiModel";
import { readApiCoverage, readApiIndex } from "../schema/apiOverview";
import { readGemVersions } from "../schema/gemVersionsOf";
import type { ResolverContext } from "../schema/resolverContext";
import type { PageSource } from "../search/pageSources";
import type { SiteFile } from "./siteFiles";

/**
 * Returns the Markdown exports of pages with shortcodes, which are made of the whole library: no page's own texts tell
 * them.
 */
export async function overviewExports(context: ResolverContext): Promise<SiteFile[]> {
  const { entries } = await context.nodeModel.findAll<PageSource["page"]>({ type: "DocPage" });
  const pages = [...entries].filter(({ template }) => template === "overview");
  if (pages.length === 0) return [];
  const [rendered, classOf] = await Promise.all([renderShortcodes(context), modelFinder(context)]);
  return Promise.all(
    pages.map(async (page) => {
      const document = await readPageText(page);
      return markdownFile(page, document, classOf(page.path), rendered);
    }),
  );
}

async function renderShortcodes(context: ResolverContext): Promise<ShortcodeTexts> {
  const [apiIndex, apiCoverage, gemVersions] = await Promise.all([
    readApiIndex(context),
    readApiCoverage(context),
    readGemVersions(context),
  ]);
  return shortcodeMarkdown({ apiIndex, apiCoverage, gemVersions });
}
