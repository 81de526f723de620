import type { Root } from "hast";
import type { GatsbyNode } from "gatsby";
import { announcement } from "../config/announcement";
import { sidebars } from "../config/sidebars";
import { resolveSidebar, type SidebarPage } from "../shared/resolveSidebar";
import { buildApiCoverage } from "./api/buildApiCoverage";
import { buildApiIndex } from "./api/buildApiIndex";
import { askFiles } from "./ask/askFiles";
import {
  apiModel,
  libraryFacts,
  linkedClasses,
  pageModels,
  type ApiClassNode,
  type ResolverContext,
} from "./apiModel";
import { announcementContent } from "./config/announcementContent";
import { checkExamples } from "./content/checkExamples";
import { drawPictures } from "./content/drawPictures";
import { linkReferences } from "./content/linkReferences";
import { markExamples } from "./content/markExamples";
import { readPicture } from "./content/readPicture";
import { holdsElement } from "./document/holdsElement";
import type { ExampleBlock } from "./document/readExamples";
import { gemVersionsOf } from "./gemVersionsOf";
import { lastUpdatedByFile } from "./lastUpdated";
import { rememberLibraryFacts } from "./rememberLibraryFacts";
import { soundSearchRecords } from "./search/soundSearchRecords";
import { searchSource } from "./search/searchSource";

interface DocPageNode {
  path: string;
  sourcePath: string;
  content: Root;
  examples: readonly ExampleBlock[];
}

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const updated = lastUpdatedByFile(process.cwd());
  const exampleFacts = rememberLibraryFacts();
  const resolvers = {
    DocPage: {
      content: {
        resolve: async (node: DocPageNode, _args: object, context: ResolverContext) => {
          const document = { ...node, file: node.sourcePath };
          const checked = checkExamples(document, await exampleFacts(context));
          const marked = markExamples(node.content, checked);
          return withPictures(linkReferences(marked, await linkedClasses(context), node.path));
        },
      },
      gemVersions: {
        resolve: ({ content }: DocPageNode, _args: object, context: ResolverContext) =>
          gemVersionsOf(content, context),
      },
      lastUpdated: { resolve: ({ sourcePath }: DocPageNode) => updated.get(sourcePath) ?? null },
      apiClass: {
        resolve: ({ path }: DocPageNode, _args: object, { nodeModel }: ResolverContext) =>
          nodeModel.findOne({
            type: "ApiClass",
            query: { filter: { docId: { eq: path.replace(/^\/docs\//, "") } } },
          }),
      },
      apiIndex: { resolve: resolveApiIndex },
      apiCoverage: { resolve: resolveApiCoverage },
    },
    SamplePage: {
      content: { resolve: ({ content }: Pick<DocPageNode, "content">) => withPictures(content) },
    },
    ApiClass: { ...modelFields, typeLinks: { resolve: typeLinks } },
    Query: {
      sidebars: { type: "Sidebars!", resolve: resolveSidebars },
      announcement: { type: "JSON", resolve: resolveAnnouncement },
      searchRecords: { type: "JSON!", resolve: resolveSearchRecords },
      askFiles: {
        type: "JSON!",
        resolve: async (_root: object, _args: object, context: ResolverContext) =>
          askFiles(context, await exampleFacts(context)),
      },
    },
  };
  (args.createResolvers as (resolvers: object) => void)(resolvers);
};

function withPictures(content: Root): Root {
  return drawPictures(content, (path) => readPicture(process.cwd(), path));
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
        (await apiModel(node, context))?.[field],
    },
  ]),
);

async function typeLinks(_node: ApiClassNode, _args: object, context: ResolverContext) {
  const classes = await linkedClasses(context);
  return Object.fromEntries(classes.map(({ name, path }) => [name, path]));
}

async function resolveApiIndex({ content }: DocPageNode, _args: object, context: ResolverContext) {
  return holdsElement(content, "ApiIndex") ? buildApiIndex(await pageModels(context)) : null;
}

async function resolveApiCoverage(
  { content }: DocPageNode,
  _args: object,
  context: ResolverContext,
) {
  if (!holdsElement(content, "ApiCoverage")) return null;
  const { classes, coverage } = await libraryFacts(context);
  return coverage && buildApiCoverage(classes, coverage);
}

async function resolveSearchRecords(_root: object, _args: object, context: ResolverContext) {
  return soundSearchRecords(await searchSource(context));
}

function resolveAnnouncement() {
  if (announcement === null) return null;
  const { id, isCloseable } = announcement;
  return { id, isCloseable, content: announcementContent(announcement).content };
}

async function resolveSidebars(_root: object, _args: object, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<SidebarPage>({ type: "DocPage" });
  const pages = [...entries];
  return { api: resolveSidebar(sidebars.api, pages), docs: resolveSidebar(sidebars.docs, pages) };
}
