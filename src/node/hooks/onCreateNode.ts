import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { withLineFeeds } from "../content/readSource";
import {
  childType,
  documentChild,
  fileChild,
  type ChildNode,
  type ContentFile,
} from "../schema/childNodes";

type FileNode = Node & ContentFile;

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  node.internal.type === "Mdx" || node.internal.type === "File";

/** MDX becomes pages, facts become classes; descriptions and releases stay text that resolvers read. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode, loadNodeContent } = args;
  const isDocument = node.internal.type === "Mdx";
  const file = (isDocument ? getNode(node.parent ?? "") : node) as FileNode | undefined;
  if (file === undefined || (!isDocument && childType(file) === null)) return;
  const text = withLineFeeds(await loadNodeContent(file));
  const child = isDocument ? documentChild(file, text) : fileChild(file, text);
  if (child !== null) addChild(args, child, { ...file, text });
};

/** Adds a child that is made from a text, which its fields do not tell all of. Pages name its id: no folder is in it. */
function addChild(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { type, fields }: ChildNode,
  { sourceInstanceName, relativePath, text }: ContentFile & { text: string },
): void {
  const id = createNodeId(`${type} ${sourceInstanceName} ${relativePath}`);
  const internal = { type, contentDigest: createContentDigest([text, fields]) };
  const child = { ...fields, id, parent: node.id, children: [], internal };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
