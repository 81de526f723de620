import type { Node } from "gatsby";
import type { ApiClass } from "../../shared/api/apiClass";
import { docId, docPath } from "../../shared/routes/pagePath";
import { factsFileOf, parseApiFacts, type ApiFacts } from "../api/apiFacts";
import {
  commonDescriptionsFile,
  parseApiDescriptions,
  parseCommonDescriptions,
} from "../api/apiDescriptions";
import { classCoverage, type ClassCoverage } from "../api/buildApiCoverage";
import type { CoverageFacts } from "../../../packages/gem-facts/src/facts/coverage";
import { coverageFile, parseCoverageFacts } from "../api/apiFacts";
import { joinApiClass } from "../api/joinApiClass";
import { memberAnchors } from "../api/apiFacts";
import type { LinkedClass } from "../content/linkReferences";
import type { ResolverContext, VersionContext } from "./resolverContext";

export interface ApiFactsNode extends Node {
  version: string;
  name: string;
  docId: string;
  facts: string;
}

interface ApiDescriptionsNode extends Node {
  file: string;
  text: string;
}

type ClassSource = Pick<ApiFactsNode, "docId" | "facts">;

/** Texts of `content/api/words`, by file. */
type DescriptionTexts = ReadonlyMap<string, string>;

/** Joins the facts of a class with our descriptions. Throws where the facts cannot be read; such a class has no node. */
export async function apiModel(source: ClassSource, context: VersionContext): Promise<ApiClass> {
  const found = await Promise.all(
    [descriptionsFile(source.docId), commonDescriptionsFile].map((file) =>
      findDescriptions(file, context),
    ),
  );
  return joinTexts(source, textsByFile(found.flatMap((node) => node ?? [])));
}

/** Returns a function that joins the class that a page is about; `null` for a page about none. */
export async function modelFinder(
  context: ResolverContext,
): Promise<(path: string) => ApiClass | null> {
  const [texts, nodes] = await Promise.all([descriptionTexts(context), classesWithPage(context)]);
  const classes = new Map(nodes.map((node) => [node.docId, node]));
  return (path) => {
    const node = classes.get(docId(path) ?? "");
    return node === undefined ? null : joinTexts(node, texts);
  };
}

/** Joins every class that has a page. */
export async function pageClasses(context: ResolverContext): Promise<ApiClass[]> {
  return (await factsOfClasses(context)).map(({ apiClass }) => apiClass);
}

/** Returns every class that has a page: its facts, and these joined with our descriptions. */
export async function factsOfClasses(
  context: ResolverContext,
): Promise<{ facts: ApiFacts; apiClass: ApiClass }[]> {
  const [texts, nodes] = await Promise.all([descriptionTexts(context), classesWithPage(context)]);
  return nodes.map((node) => ({ facts: factsOf(node), apiClass: joinTexts(node, texts) }));
}

/** Returns what each class that has a page has of Playwright's API. */
export async function classCoverages(context: ResolverContext): Promise<ClassCoverage[]> {
  return (await classesWithPage(context)).map((node) => classCoverage(factsOf(node)));
}

/** Returns what is known of Playwright beside the classes that have a page. */
export async function coverageFacts({ nodeModel }: ResolverContext): Promise<CoverageFacts | null> {
  const found = await nodeModel.findAll<Node & { text: string }>({ type: "CoverageFacts" });
  const [text = ""] = [...found.entries].map((node) => node.text);
  return parseCoverageFacts({ path: coverageFile, text }).facts;
}

/** Returns every class that has a page, with the anchors of its members. */
export async function linkedClasses(context: ResolverContext): Promise<LinkedClass[]> {
  return (await classesWithPage(context)).map((node) => ({
    name: node.name,
    path: docPath(node.docId),
    anchors: memberAnchors(factsOf(node)),
  }));
}

function joinTexts(source: ClassSource, texts: DescriptionTexts): ApiClass {
  const path = descriptionsFile(source.docId);
  const text = texts.get(path);
  const descriptions =
    text === undefined ? null : parseApiDescriptions({ path, text }).descriptions;
  const common = { path: commonDescriptionsFile, text: texts.get(commonDescriptionsFile) ?? "" };
  return joinApiClass(factsOf(source), descriptions, parseCommonDescriptions(common).descriptions);
}

function factsOf({ docId, facts: text }: ClassSource): ApiFacts {
  const path = factsFileOf(docId);
  const { facts } = parseApiFacts({ path, text });
  if (facts === null) throw new Error(`${path} cannot be read.`);
  return facts;
}

/** `api/page` → `content/api/words/page.yml` */
function descriptionsFile(docId: string): string {
  return docId.replace(/^api/, "content/api/words").concat(".yml");
}

async function descriptionTexts({ nodeModel }: ResolverContext): Promise<DescriptionTexts> {
  const { entries } = await nodeModel.findAll<ApiDescriptionsNode>({ type: "ApiDescriptions" });
  return textsByFile([...entries]);
}

function textsByFile(nodes: readonly ApiDescriptionsNode[]): DescriptionTexts {
  return new Map(nodes.map(({ file, text }) => [file, text]));
}

function findDescriptions(
  file: string,
  { nodeModel }: VersionContext,
): Promise<ApiDescriptionsNode | null> {
  return nodeModel.findOne({ type: "ApiDescriptions", query: { filter: { file: { eq: file } } } });
}

/** Returns the classes in an order of their own: nodes come in the order in which their files happened to be read. */
async function classesWithPage({ nodeModel }: ResolverContext): Promise<ApiFactsNode[]> {
  const [classes, pages] = await Promise.all([
    nodeModel.findAll<ApiFactsNode>({ type: "ApiFacts" }),
    nodeModel.findAll<{ path: string }>({ type: "DocPage" }),
  ]);
  const paths = new Set([...pages.entries].map((page) => page.path));
  return [...classes.entries]
    .filter(({ docId }) => paths.has(docPath(docId)))
    .sort((a, b) => a.docId.localeCompare(b.docId, "en"));
}
