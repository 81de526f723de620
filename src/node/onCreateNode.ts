import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { locale } from "../config/locales";
import { inVersion } from "../shared/versionAddress";
import { docPageFacts, samplePageFields } from "./content/docPageFields";
import { parseSource } from "./content/parseContent";
import { parseApiFacts } from "./api/apiFacts";
import { gemVersionsFile } from "./api/gemVersions";
import { coverageFile } from "./api/coverageFacts";
import { localeFolder } from "./locales/localeFolder";
import { versionFolder } from "./versions/frozenVersion";

interface FileNode extends Node {
  /** The version that the file is of: each has a folder, which is a source. */
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
}

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  node.internal.type === "Mdx" || node.internal.type === "File";

/** MDX becomes pages, facts become classes; words and releases stay text that resolvers read. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  if (args.node.internal.type === "Mdx") return createDocument(args);
  const file = args.node as unknown as FileNode;
  if (file.relativePath.startsWith("api/facts/")) return createApiFacts(args, file);
  if (file.relativePath.startsWith("api/words/")) return createApiWords(args, file);
  if (`content/${file.relativePath}` === gemVersionsFile) return createGemVersionFile(args, file);
  if (`content/${file.relativePath}` === coverageFile) return createCoverageFacts(args, file);
};

async function createDocument(args: CreateNodeArgs): Promise<void> {
  const file = args.getNode(args.node.parent ?? "") as FileNode | undefined;
  if (file === undefined) return;
  const source = { path: `content/${file.relativePath}`, text: await args.loadNodeContent(file) };
  const document = parseSource(source);
  if (document.path === null) {
    addChild(args, "SamplePage", { ...samplePageFields(document) }, source.text);
    return;
  }
  const fields = versionedFields(docPageFacts(document), file.sourceInstanceName);
  addChild(args, "DocPage", fields, source.text);
}

function versionedFields(fields: ReturnType<typeof docPageFacts>, version: string) {
  return {
    ...fields,
    version,
    localPath: fields.path,
    path: inVersion(fields.path, version),
    ownSourcePath: fields.sourcePath,
    sourcePath: localeFolder(locale.code) + versionFolder(version) + fields.sourcePath,
  };
}

async function createApiFacts(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const text = await args.loadNodeContent(file);
  const { facts } = parseApiFacts({ path: `content/${file.relativePath}`, text });
  if (facts === null) return;
  const version = file.sourceInstanceName;
  const fields = { version, name: facts.class, docId: `api/${facts.path}`, facts: text };
  addChild(args, "ApiFacts", fields);
}

async function createApiWords(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const text = await args.loadNodeContent(file);
  const fields = { version: file.sourceInstanceName, file: `content/${file.relativePath}`, text };
  addChild(args, "ApiWords", fields);
}

async function createGemVersionFile(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const text = await args.loadNodeContent(file);
  addChild(args, "GemVersionFile", { version: file.sourceInstanceName, text });
}

async function createCoverageFacts(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const text = await args.loadNodeContent(file);
  addChild(args, "CoverageFacts", { version: file.sourceInstanceName, text });
}

/** Adds a child of a node. `source` is what fields were made from that do not tell all of it. */
function addChild(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  type: string,
  fields: Record<string, unknown>,
  source = "",
): void {
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([source, fields]) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
