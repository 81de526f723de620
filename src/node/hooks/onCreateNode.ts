import type { GatsbyNode, Node } from "gatsby";
import { locale } from "../../config/locales";
import { inVersion } from "../../shared/versions/versionAddress";
import { docPageFacts, samplePageFields } from "../content/docPageFields";
import { parseSource } from "../content/parseContent";
import { withLineFeeds } from "../content/readSource";
import { localeFolder } from "../locales/localeFolder";
import { versionFolder } from "../versions/frozenVersion";

/** The fields that are read of a `File` node. */
interface ContentFile {
  /** The version that the file is of: each has a folder, which is a source. */
  sourceInstanceName: string;
  relativePath: string;
}

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  node.internal.type === "Mdx";

/** MDX becomes pages; other files of the content stay files, which resolvers read with it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, getNode, createNodeId, createContentDigest } = args;
  const file = getNode(node.parent ?? "") as (Node & ContentFile) | undefined;
  if (node.internal.type !== "Mdx" || file === undefined) return;
  const text = withLineFeeds(await args.loadNodeContent(file));
  const { type, fields } = documentChild(file, text);
  // Pages name the id, so no folder is in it.
  const id = createNodeId(`${type} ${file.sourceInstanceName} ${file.relativePath}`);
  // The fields do not tell all of the text.
  const internal = { type, contentDigest: createContentDigest([text, fields]) };
  const child = { ...fields, id, parent: node.id, children: [], internal };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
};

/** Returns the page of an MDX file, or the sample that is rendered into another page. */
export function documentChild({ sourceInstanceName, relativePath }: ContentFile, text: string) {
  const document = parseSource({ path: `content/${relativePath}`, text });
  if (document.path === null) return { type: "SamplePage", fields: samplePageFields(document) };
  const version = sourceInstanceName;
  const facts = docPageFacts(document);
  const fields = {
    ...facts,
    version,
    localPath: facts.path,
    path: inVersion(facts.path, version),
    sourcePath: localeFolder(locale.code) + versionFolder(version) + facts.sourcePath,
  };
  return { type: "DocPage", fields };
}
