import { setTimeout } from "node:timers/promises";
import type { Root } from "hast";
import { site } from "../../config/site";
import type { ApiClass, PageClass, TypeLinks } from "../../shared/api/apiClass";
import type { ContentNode } from "../../shared/content/contentNode";
import { formatProblems } from "../../shared/text/problem";
import { inVersion } from "../../shared/versions/versionAddress";
import { unrenderableSections } from "../check/checkApiPages";
import { breakCellCode } from "../content/breakCellCode";
import { linkedTree } from "../content/linkedTree";
import { readPicture, renderPictures } from "../content/picture";
import { problemTree } from "../content/problemTree";
import { toContentNodes } from "../content/toContentNodes";
import {
  classOfPage,
  forgetContent,
  versionContent,
  type ContentPage,
  type VersionContent,
} from "../content/versionContent";
import { holdsElement } from "../document/holdsElement";
import { isPreview } from "../isPreview";
import { formatDate, lastUpdatedTimes } from "../pages/lastUpdated";
import { addressesInVersion } from "../versions/addressesInVersion";
import { apiCoverageOf, apiIndexOf, gemVersionsOf } from "./apiOverview";
import { dependOnFiles, type ResolverContext } from "./resolverContext";

/** The fields of a `DocPage` node that its other fields are made from. */
interface DocPageNode {
  version: string;
  localPath: string;
  sourcePath: string;
}

/** The fields of `DocPage` that are made when its page is asked for. */
export const docPageResolvers = {
  content: fromContent((content, { version, sourcePath }, page) => {
    const { facts = null } = classOfPage(content, page.path) ?? {};
    // A build has stopped before; in a preview the page would crash, and stay so when they are mended.
    const problems = isPreview() ? unrenderableSections(page.document, facts) : [];
    if (problems.length > 0) return forPage(problemTree(formatProblems(problems)));
    const tree = breakCellCode(linkedTree(page, content, sourcePath));
    return forPage(addressesInVersion(tree, version));
  }),
  lastUpdated: {
    resolve: ({ sourcePath }: DocPageNode) => {
      const time = lastUpdatedTimes(process.cwd()).get(sourcePath);
      return time === undefined ? null : { time, day: formatDate(time, site.locale) };
    },
  },
  apiClass: fromContent((content, { version }, { path }): PageClass | null => {
    const found = classOfPage(content, path);
    return found && { ...found.apiClass, typeLinks: typeLinks(found.apiClass, content, version) };
  }),
  gemVersions: overviewOf(["VersionFinder", "VersionTable"], gemVersionsOf),
  apiIndex: overviewOf(["ApiIndex"], apiIndexOf),
  apiCoverage: overviewOf(["ApiCoverage"], apiCoverageOf),
};

/** Resolves a field from the content of the page's version. */
function fromContent<T>(
  make: (content: VersionContent, node: DocPageNode, page: ContentPage) => T,
) {
  const resolve = async (node: DocPageNode, _args: object, context: ResolverContext) => {
    dependOnFiles(context);
    const page = await pageOf(node);
    return make(versionContent(node.version), node, page);
  };
  return { resolve };
}

/** Returns the page of a node. An editor may take its file away for a moment while a preview reads the content. */
async function pageOf(node: DocPageNode, attempts = 5): Promise<ContentPage> {
  const { pages } = versionContent(node.version);
  const page = pages.find(({ path }) => path === node.localPath);
  if (page !== undefined) return page;
  if (attempts === 1) throw new Error(`${node.sourcePath} is not there.`);
  await setTimeout(100);
  forgetContent();
  return pageOf(node, attempts - 1);
}

/** Returns links to the classes that the model of a class names. */
function typeLinks(model: ApiClass, { links }: VersionContent, version: string): TypeLinks {
  const names = new Set(JSON.stringify(model).match(/[A-Z]\w*/g));
  const classes = links.filter(({ name }) => names.has(name));
  return Object.fromEntries(classes.map(({ name, path }) => [name, inVersion(path, version)]));
}

/** Resolves what shortcodes show of the whole library; `null` for pages without them. */
function overviewOf<T>(shortcodes: readonly string[], read: (content: VersionContent) => T | null) {
  return fromContent((content, { version }, { document: { tree } }) => {
    const overview = holdsElement(tree, ...shortcodes) ? read(content) : null;
    return overview && addressesInVersion(overview, version);
  });
}

/** Returns a tree as pages have it, each picture with its size. */
export function forPage(content: Root): ContentNode[] {
  return toContentNodes(renderPictures(content, (path) => readPicture(process.cwd(), path)));
}
