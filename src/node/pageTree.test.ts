import type { ResolverContext } from "./apiModel";
import { readPageTree } from "./pageTree";

const tree = { content: { type: "root", children: [] }, examples: [] };
const text = JSON.stringify(tree);

/** Nodes that answer nothing before the given try. */
function contextFrom(firstTry: number): ResolverContext {
  let tries = 0;
  const nothing = () => Promise.resolve(null);
  return {
    nodeModel: {
      findAll: () => Promise.resolve({ entries: [] }),
      findOne: nothing,
      trackPageDependencies: () => undefined,
      getNodeById: <T>() => {
        tries += 1;
        return tries < firstTry ? null : (JSON.parse(JSON.stringify({ json: text })) as T);
      },
    },
  };
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
