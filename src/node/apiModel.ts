import type { Node } from "gatsby";
import type { ApiClass } from "../shared/apiClass";
import { parseApiFacts, type ApiFacts } from "./api/apiFacts";
import { commonWordsFile, parseApiWords, parseCommonWords } from "./api/apiWords";
import { coverageFile, parseCoverageFacts, type CoverageFacts } from "./api/coverageFacts";
import { joinApiClass } from "./api/joinApiClass";
import { memberAnchors } from "./api/memberAnchors";
import type { LinkedClass } from "./content/linkReferences";

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findAll: <T>(
      args: { type: string },
      dependencies?: NodeDependencies,
    ) => Promise<{ entries: Iterable<T> }>;
    findOne: <T>(args: {
      type: string;
      query: { filter: Record<string, { eq: string }> };
    }) => Promise<T | null>;
    getNodeById: <T>(args: { id: string; type: string }) => Promise<T | null> | T | null;
    trackPageDependencies: (result: null, dependencies: NodeDependencies) => void;
  };
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

/** The joined model of an `ApiClass` node. */
export async function apiModel(
  node: ApiClassNode,
  context: ResolverContext,
): Promise<ApiClass | null> {
  const facts = factsOf(node);
  if (facts === null) return null;
  const path = `content/api/words/${facts.path}.yml`;
  const [own, common] = await Promise.all([
    findWords(path, context),
    findWords(commonWordsFile, context),
  ]);
  const words = own === null ? null : parseApiWords({ path, text: own }).words;
  const shared = parseCommonWords({ path: commonWordsFile, text: common ?? "" }).words;
  return joinApiClass(facts, words, shared);
}

/** The joined models of all classes that have a page. */
export async function pageModels(context: ResolverContext): Promise<ApiClass[]> {
  const nodes = await classesWithPage(context);
  const models = await Promise.all(nodes.map((node) => apiModel(node, context)));
  return models.filter((model) => model !== null);
}

/** The facts of all classes that have a page, and what is known of Playwright beside them. */
export async function libraryFacts(
  context: ResolverContext,
): Promise<{ classes: ApiFacts[]; coverage: CoverageFacts | null }> {
  const [nodes, others] = await Promise.all([
    classesWithPage(context),
    context.nodeModel.findAll<Node & { text: string }>({ type: "CoverageFacts" }),
  ]);
  const [text = ""] = [...others.entries].map((node) => node.text);
  const { facts: coverage } = parseCoverageFacts({ path: coverageFile, text });
  return { classes: nodes.map(factsOf).filter((facts) => facts !== null), coverage };
}

/** Every class that has a page, with the anchors of its members. */
export async function linkedClasses(context: ResolverContext): Promise<LinkedClass[]> {
  const nodes = await classesWithPage(context);
  return nodes.map((node) => {
    const facts = factsOf(node);
    const anchors = facts ? memberAnchors(facts) : {};
    return { name: node.name, path: `/docs/${node.docId}`, anchors };
  });
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

function factsOf({ docId, facts }: ApiClassNode): ApiFacts | null {
  const path = `content/${docId.replace(/^api/, "api/facts")}.json`;
  return parseApiFacts({ path, text: facts }).facts;
}

async function findWords(file: string, { nodeModel }: ResolverContext): Promise<string | null> {
  const query = { filter: { file: { eq: file } } };
  return (await nodeModel.findOne<ApiWordsNode>({ type: "ApiWords", query }))?.text ?? null;
}
