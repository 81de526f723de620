import type { Root } from "hast";
import type { GatsbyNode } from "gatsby";
import { announcement } from "../config/announcement";
import { labelOf } from "../config/labelOf";
import { sidebars } from "../config/sidebars";
import { site } from "../config/site";
import type { ContentNode } from "../shared/contentNode";
import { versions } from "../config/versions";
import { resolveSidebar, translateSidebar, type SidebarPage } from "../shared/resolveSidebar";
import { currentVersion, inVersion } from "../shared/versionAddress";
import { apiModel, linkedClasses, type ApiClassNode, type ResolverContext } from "./apiModel";
import { readApiCoverage, readApiIndex } from "./apiOverview";
import { announcementContent } from "./config/announcementContent";
import { checkExamples } from "./content/checkExamples";
import { drawPictures } from "./content/drawPictures";
import { breakCellCode } from "./content/breakCellCode";
import { classesByName, linkReferences } from "./content/linkReferences";
import { markExamples } from "./content/markExamples";
import { readPicture } from "./content/readPicture";
import { toContentNodes } from "./content/toContentNodes";
import { holdsElement } from "./document/holdsElement";
import { nodeMemory } from "./nodeMemory";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { gemVersionsOf } from "./gemVersionsOf";
import { formatDate } from "./formatDate";
import { isPreview } from "./isPreview";
import { lastUpdatedByFile } from "./lastUpdated";
import { versionedPagePlaces } from "./pagePlaces";
import { readPageTree, type PageTree } from "./pageTree";
import { rememberOnce } from "./remember";
import { rememberLibraryFacts } from "./rememberLibraryFacts";
import { versionedSearchRecords } from "./search/versionedSearchRecords";
import { addressesInVersion } from "./versions/addressesInVersion";
import { readFrozenSidebars, type Sidebars } from "./versions/frozenVersion";
import { findPageClass, undrawableTree, type DocPageNode } from "./undrawableTree";
import { versionContext } from "./versions/versionContext";

/** Once: a preview makes its resolvers anew with each edit, and a commit is nothing that it shows at once. */
const lastUpdated = rememberOnce(() => lastUpdatedByFile(process.cwd()));

const links = nodeMemory.remember(["ApiClass", "DocPage"], linkedClasses);

const exampleFacts = nodeMemory.remember(["ApiClass"], rememberLibraryFacts());

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  // The processes that answer the pages' queries run no hook before.
  keepResultsIn(resultsFolder);
  const resolvers = {
    DocPage: {
      content: {
        resolve: async (node: DocPageNode, _args: object, context: ResolverContext) => {
          const problems = isPreview() ? await undrawableTree(node, context) : null;
          if (problems !== null) return forPage(problems);
          const { content, examples } = await readPageTree(node);
          const document = { examples, path: node.localPath, file: node.sourcePath };
          const checked = checkExamples(document, await exampleFacts(context, node.version));
          const marked = markExamples(content, checked);
          const linked = linkReferences(marked, await links(context, node.version), node.localPath);
          return forPage(addressesInVersion(breakCellCode(linked), node.version));
        },
      },
      gemVersions: {
        resolve: async (node: DocPageNode, _args: object, context: ResolverContext) => {
          const { content } = await readPageTree(node);
          return gemVersionsOf(content, versionContext(context, node.version));
        },
      },
      lastUpdated: {
        resolve: ({ sourcePath }: DocPageNode) => {
          const time = lastUpdated().get(sourcePath);
          return time === undefined ? null : { time, day: formatDate(time, site.locale) };
        },
      },
      apiClass: {
        resolve: (node: DocPageNode, _args: object, context: ResolverContext) =>
          findPageClass(node, context),
      },
      apiIndex: { resolve: resolveApiIndex },
      apiCoverage: { resolve: resolveApiCoverage },
    },
    SamplePage: {
      content: { resolve: ({ content }: Pick<PageTree, "content">) => forPage(content) },
    },
    ApiClass: { ...modelFields, typeLinks: { resolve: typeLinks } },
    Query: {
      sidebars: { type: "Sidebars!", resolve: resolveSidebars },
      announcement: { type: "JSON", resolve: resolveAnnouncement },
      searchRecords: { type: "JSON!", resolve: resolveSearchRecords },
      pagePlaces: { type: "JSON!", resolve: resolvePagePlaces },
    },
  };
  (args.createResolvers as (resolvers: object) => void)(resolvers);
};

function forPage(content: Root): ContentNode[] {
  return toContentNodes(drawPictures(content, (path) => readPicture(process.cwd(), path)));
}

const modelFields = Object.fromEntries(
  (
    [
      "rubyClass",
      "status",
      "since",
      "lastIn",
      "obtainedFrom",
      "groups",
      "members",
      "events",
    ] as const
  ).map((field) => [
    field,
    {
      resolve: async (node: ApiClassNode, _args: object, context: ResolverContext) =>
        (await apiModel(node, versionContext(context, node.version)))[field],
    },
  ]),
);

/** Links to the classes that a class's facts name. */
async function typeLinks(node: ApiClassNode, _args: object, context: ResolverContext) {
  const model = await apiModel(node, versionContext(context, node.version));
  const names = new Set(JSON.stringify(model).match(/[A-Z]\w*/g));
  const byName = classesByName(await links(context, node.version));
  const classes = [...names].flatMap((name) => byName.get(name) ?? []);
  return Object.fromEntries(classes.map(({ name, path }) => [name, inVersion(path, node.version)]));
}

async function resolveApiIndex(node: DocPageNode, _args: object, context: ResolverContext) {
  const { version } = node;
  const { content } = await readPageTree(node);
  if (!holdsElement(content, "ApiIndex")) return null;
  return addressesInVersion(await readApiIndex(versionContext(context, version)), version);
}

async function resolveApiCoverage(node: DocPageNode, _args: object, context: ResolverContext) {
  const { version } = node;
  const { content } = await readPageTree(node);
  if (!holdsElement(content, "ApiCoverage")) return null;
  const coverage = await readApiCoverage(versionContext(context, version));
  return coverage && addressesInVersion(coverage, version);
}

function resolveSearchRecords(_root: object, _args: object, context: ResolverContext) {
  return versionedSearchRecords(context);
}

function resolvePagePlaces(_root: object, _args: object, context: ResolverContext) {
  return versionedPagePlaces(context, links);
}

function resolveAnnouncement() {
  if (announcement === null) return null;
  const { id, isCloseable } = announcement;
  return { id, isCloseable, content: announcementContent(announcement).content };
}

async function resolveSidebars(_root: object, _args: object, context: ResolverContext) {
  const frozen = await Promise.all(
    versions.slice(1).map(async ({ name }) => {
      const declared = readFrozenSidebars(process.cwd(), name);
      return [name, await sidebarsOf(declared, name, context)] as const;
    }),
  );
  const current = await sidebarsOf(sidebars, currentVersion, context);
  return { ...current, frozen: Object.fromEntries(frozen) };
}

async function sidebarsOf(declared: Sidebars, version: string, context: ResolverContext) {
  const { nodeModel } = versionContext(context, version);
  const { entries } = await nodeModel.findAll<SidebarPage>({ type: "DocPage" });
  // Nodes come in the order in which their files happened to be read.
  const pages = [...entries].sort((a, b) => a.path.localeCompare(b.path));
  const [api, docs] = [declared.api, declared.docs].map((items) =>
    addressesInVersion(translateSidebar(resolveSidebar(items, pages), labelOf), version),
  );
  return { api, docs };
}
