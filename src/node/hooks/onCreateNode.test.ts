import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { frontmatter } from "../../../test/contentFactories";
import { onCreateNode } from "./onCreateNode";

/** Returns what a file becomes in a repository at `root`; Gatsby's own ids of files are made of their paths. */
async function nodesIn(root: string, relativePath: string, text: string): Promise<NodeInput[]> {
  const isDocument = relativePath.endsWith(".mdx");
  const file = {
    id: `${root}/content/${relativePath}`,
    internal: { type: "File" },
    sourceInstanceName: "current",
    relativePath,
  };
  const node = { id: `${file.id} mdx`, parent: file.id, internal: { type: "Mdx" } };
  const created: NodeInput[] = [];
  await onCreateNode?.(
    {
      node: isDocument ? node : file,
      getNode: () => file as unknown as Node,
      loadNodeContent: () => Promise.resolve(text),
      createNodeId: (key: string) => key,
      createContentDigest: (made: unknown) => JSON.stringify(made),
      actions: {
        createNode: (made: NodeInput) => created.push(made),
        createParentChildLink: () => undefined,
      },
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return created.map((made) => ({ ...made, parent: null }));
}

it("makes the same of a page in every folder, with any line ends", async () => {
  const path = "docs/article/a.mdx";
  const text = `${frontmatter()}Text.\n`;
  const [made, ...others] = await nodesIn("/a", path, text);
  expect(others).toEqual([]);
  expect(made?.id).toContain(path);
  const there = await nodesIn("/much/longer", path, text.replaceAll("\n", "\r\n"));
  expect(there).toEqual([made]);
});

it("makes nothing of other files", async () => {
  expect(await nodesIn("/a", "api/words/clock.yml", "install:\n  time: When.\n")).toEqual([]);
});
