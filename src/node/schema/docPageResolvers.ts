import { site } from "../../config/site";
import type { ApiClass, PageClass, TypeLinks } from "../../shared/api/apiClass";
import type { ContentNode } from "../../shared/content/contentNode";
import { inVersion } from "../../shared/versions/versionAddress";
import { breakCellCode } from "../content/breakCellCode";
import { checkExamples } from "../check/checkExamples";
import { linkReferences } from "../content/linkReferences";
import { markExamples } from "../content/markExamples";
import { holdsElement } from "../document/holdsElement";
import { formatDate, lastUpdatedTimes } from "../pages/lastUpdated";
import { isPreview } from "../isPreview";
import { readPageTree } from "../pages/pageTree";
import { findPageClass, unrenderableTree, type DocPageNode } from "../pages/unrenderableTree";
import { addressesInVersion, versionContext } from "../versions/versionContext";
import { apiModel } from "./apiModel";
import { readApiCoverage, readApiIndex, gemVersionsOf } from "./apiOverview";
import type { ResolverContext, VersionContext } from "./resolverContext";
import { libraryOf, linksOf } from "./sharedAnswers";
import type { Root } from "hast";
import { readPicture, renderPictures } from "../content/picture";
import { toContentNodes } from "../content/toContentNodes";

/** The fields of `DocPage` that are made when its page is asked for. */
export const docPageResolvers = {
  content: {
    resolve: async (node: DocPageNode, _args: object, context: ResolverContext) => {
      const problems = isPreview() ? await unrenderableTree(node, context) : null;
      return problems === null ? pageContent(node, context) : forPage(problems);
    },
  },
  lastUpdated: {
    resolve: ({ sourcePath }: DocPageNode) => {
      const time = lastUpdatedTimes(process.cwd()).get(sourcePath);
      return time === undefined ? null : { time, day: formatDate(time, site.locale) };
    },
  },
  gemVersions: {
    resolve: async (node: DocPageNode, _args: object, context: ResolverContext) => {
      const { content } = await readPageTree(node);
      return gemVersionsOf(content, versionContext(context, node.version));
    },
  },
  apiClass: {
    resolve: async (
      node: DocPageNode,
      _args: object,
      context: ResolverContext,
    ): Promise<PageClass | null> => {
      const found = await findPageClass(node, context);
      if (found === null) return null;
      const model = await apiModel(found, versionContext(context, node.version));
      return { ...model, typeLinks: await typeLinks(model, node.version, context) };
    },
  },
  apiIndex: { resolve: overviewOf("ApiIndex", readApiIndex) },
  apiCoverage: { resolve: overviewOf("ApiCoverage", readApiCoverage) },
};

async function pageContent(node: DocPageNode, context: ResolverContext): Promise<ContentNode[]> {
  const { content, examples } = await readPageTree(node);
  const document = { examples, path: node.localPath, file: node.sourcePath };
  const checked = checkExamples(document, await libraryOf(context, node.version));
  const marked = markExamples(content, checked);
  const linked = linkReferences(marked, await linksOf(context, node.version), node.localPath);
  return forPage(addressesInVersion(breakCellCode(linked), node.version));
}

/** Returns links to the classes that the model of a class names. */
async function typeLinks(
  model: ApiClass,
  version: string,
  context: ResolverContext,
): Promise<TypeLinks> {
  const names = new Set(JSON.stringify(model).match(/[A-Z]\w*/g));
  const classes = (await linksOf(context, version)).filter(({ name }) => names.has(name));
  return Object.fromEntries(classes.map(({ name, path }) => [name, inVersion(path, version)]));
}

/** Resolves what a shortcode shows of the whole library; `null` for pages without it, which need not load it. */
function overviewOf<T>(shortcode: string, read: (context: VersionContext) => Promise<T | null>) {
  return async (node: DocPageNode, _args: object, context: ResolverContext): Promise<T | null> => {
    const { content } = await readPageTree(node);
    if (!holdsElement(content, shortcode)) return null;
    const overview = await read(versionContext(context, node.version));
    return overview && addressesInVersion(overview, node.version);
  };
}

/** Returns a tree as pages have it, each picture with its size. */
export function forPage(content: Root): ContentNode[] {
  return toContentNodes(renderPictures(content, (path) => readPicture(process.cwd(), path)));
}
