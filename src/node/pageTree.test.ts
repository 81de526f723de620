import type { ResolverContext } from "./apiModel";
import { readPageTree } from "./pageTree";

const tree = { content: { type: "root", children: [] }, examples: [] };

/** Nodes that answer nothing before the given try. */
function contextFrom(firstTry: number): ResolverContext {
  let tries = 0;
  const getNodeById = <T>() => {
    tries += 1;
    return tries < firstTry ? null : ({ json: JSON.stringify(tree) } as T);
  };
  const nodeModel: Partial<ResolverContext["nodeModel"]> = { getNodeById };
  return { nodeModel: nodeModel as ResolverContext["nodeModel"] };
}

it("reads the tree of a page", async () => {
  expect(await readPageTree({ treeId: "1" }, contextFrom(1))).toEqual(tree);
});

it("asks again while a preview replaces the node", async () => {
  expect(await readPageTree({ treeId: "1" }, contextFrom(3))).toEqual(tree);
});

it("says which tree is not there", async () => {
  await expect(readPageTree({ treeId: "tree 1" }, contextFrom(Infinity))).rejects.toThrow("tree 1");
});
