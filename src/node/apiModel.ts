import type { Node } from "gatsby";
import type { ApiClass } from "../shared/apiClass";
import { docId } from "../shared/pagePath";
import { coverageFile, parseCoverageFacts, type CoverageFacts } from "./api/coverageFacts";
import type { ClassCoverage } from "./api/buildApiCoverage";
import {
  classParts,
  classTexts,
  factsParts,
  type ClassParts,
  type ClassTexts,
  type FindText,
} from "./classTexts";
import type { LinkedClass } from "./content/linkReferences";
import { isPreview } from "./isPreview";
import { forgetOldest } from "./remember";

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findAll: <T>(
      search: NodeSearch,
      dependencies?: NodeDependencies,
    ) => Promise<{ entries: Iterable<T> }>;
    getNodeById: <T>(args: { id: string; type: string }) => Promise<T | null> | T | null;
    trackPageDependencies: (result: null, dependencies: NodeDependencies) => void;
  };
}

/** The context of one version alone. */
export interface VersionContext {
  nodeModel: ResolverContext["nodeModel"] & {
    findOne: <T>(search: NodeSearch) => Promise<T | null>;
  };
}

/** Which nodes of a type are asked for; all of them without a query. */
export interface NodeSearch {
  type: string;
  query?: { filter: Record<string, { eq: string }> };
}

/** A page that depends on a type is asked for again when a node of it is added, changed or removed. */
export interface NodeDependencies {
  connectionType: string;
}

export interface ApiClassNode extends Node {
  version: string;
  name: string;
  docId: string;
  facts: string;
}

interface ApiWordsNode extends Node {
  file: string;
  text: string;
}

/** The models that were asked for last, of nodes that do not change while there is a build: each page asks eight times. */
const known = new Map<string, Promise<ApiClass>>();

/** More than the classes of the pages that a worker answers at a time. */
const mostKnown = 20;

/** The joined model of an `ApiClass` node. */
export function apiModel(node: ApiClassNode, context: VersionContext): Promise<ApiClass> {
  const key = `${node.id} ${node.internal.contentDigest}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const model = modelOf(node, context);
  if (!isPreview()) forgetOldest(known.set(key, model), mostKnown);
  return model;
}

async function modelOf(node: ApiClassNode, context: VersionContext): Promise<ApiClass> {
  return classParts(await classTexts(node, (file) => findWords(file, context)))("model");
}

/** Finds the joined model of the class that a page is about, one after the other: all of a large site's take much room. */
export async function modelFinder(
  context: ResolverContext,
): Promise<(path: string) => Promise<ApiClass | null>> {
  const textsOf = await classTextsFinder(context);
  return async (path) => {
    const texts = await textsOf(path);
    return texts && classParts(texts)("model");
  };
}

/** Finds the texts of the class that a page is about. */
export async function classTextsFinder(
  context: ResolverContext,
): Promise<(path: string) => Promise<ClassTexts | null>> {
  const { nodeModel } = context;
  const [findText, nodes] = await Promise.all([wordsFinder(context), classesWithPage(context)]);
  const classes = new Map(nodes.map(({ docId, id }) => [docId, id]));
  return async (path) => {
    const id = classes.get(docId(path) ?? "");
    if (id === undefined) return null;
    const node = await nodeModel.getNodeById<ApiClassNode>({ id, type: "ApiClass" });
    return node && classTexts(node, findText);
  };
}

/** Finds the words of many classes: to look for each by its file would be a walk through all of them each time. */
async function wordsFinder({ nodeModel }: ResolverContext): Promise<FindText> {
  const words = await nodeModel.findAll<ApiWordsNode>({ type: "ApiWords" });
  const ids = new Map([...words.entries].map(({ file, id }) => [file, id]));
  return async (file) => {
    const id = ids.get(file);
    if (id === undefined) return null;
    return (await nodeModel.getNodeById<ApiWordsNode>({ id, type: "ApiWords" }))?.text ?? null;
  };
}

/** A part of what is made of each class that has a page; never more of a class than this is in memory. */
export async function readPageClasses<Part extends keyof ClassParts>(
  context: ResolverContext,
  part: Part,
): Promise<ClassParts[Part][]> {
  const results: ClassParts[Part][] = [];
  const [findText, nodes] = await Promise.all([wordsFinder(context), classesWithPage(context)]);
  for (const node of nodes) results.push(classParts(await classTexts(node, findText))(part));
  return results;
}

/** What each class that has a page has of Playwright's API. */
export async function classCoverages(context: ResolverContext): Promise<ClassCoverage[]> {
  return (await classesWithPage(context)).map((node) => factsParts(node)("coverage"));
}

/** What is known of Playwright beside the classes that have a page. */
export async function coverageFacts({ nodeModel }: ResolverContext): Promise<CoverageFacts | null> {
  const found = await nodeModel.findAll<Node & { text: string }>({ type: "CoverageFacts" });
  const [text = ""] = [...found.entries].map((node) => node.text);
  return parseCoverageFacts({ path: coverageFile, text }).facts;
}

/** Every class that has a page, with the anchors of its members. */
export async function linkedClasses(context: ResolverContext): Promise<LinkedClass[]> {
  const nodes = await classesWithPage(context);
  return nodes.map((node) => ({
    name: node.name,
    path: `/docs/${node.docId}`,
    anchors: anchorsOf(node),
  }));
}

/** A preview asks for those of all classes with each edit. */
const knownAnchors = new Map<string, { digest: string; anchors: LinkedClass["anchors"] }>();

function anchorsOf(node: ApiClassNode): LinkedClass["anchors"] {
  const name = `${node.version}/${node.docId}`;
  const digest = node.internal.contentDigest;
  const found = knownAnchors.get(name);
  if (found?.digest === digest) return found.anchors;
  const anchors = factsParts(node)("anchors");
  knownAnchors.set(name, { digest, anchors });
  return anchors;
}

/** In an order of their own: nodes come in the order in which their files happened to be read. */
async function classesWithPage({ nodeModel }: ResolverContext): Promise<ApiClassNode[]> {
  const [classes, pages] = await Promise.all([
    nodeModel.findAll<ApiClassNode>({ type: "ApiClass" }),
    nodeModel.findAll<{ path: string }>({ type: "DocPage" }),
  ]);
  const paths = new Set([...pages.entries].map((page) => page.path));
  return [...classes.entries]
    .filter(({ docId }) => paths.has(`/docs/${docId}`))
    .sort((a, b) => a.docId.localeCompare(b.docId));
}

async function findWords(file: string, { nodeModel }: VersionContext): Promise<string | null> {
  const query = { filter: { file: { eq: file } } };
  return (await nodeModel.findOne<ApiWordsNode>({ type: "ApiWords", query }))?.text ?? null;
}
