import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { frontmatter } from "../../../test/contentFactories";
import { onCreateNode } from "./onCreateNode";

/** Returns the id of what a file becomes in a repository at `root`; Gatsby's own ids of files are made of their paths. */
async function idIn(root: string, relativePath: string, text: string): Promise<string> {
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
      createContentDigest: () => "",
      actions: {
        createNode: (made: NodeInput) => created.push(made),
        createParentChildLink: () => undefined,
      },
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return created.map(({ id }) => id).join();
}

it.each([
  ["a page", "docs/article/a.mdx", `${frontmatter()}Text.\n`],
  ["descriptions", "api/words/clock.yml", "install:\n  time: When.\n"],
])("names %s by an id that is the same in every folder", async (_case, path, text) => {
  const id = await idIn("/a", path, text);
  expect(id).toContain(path);
  expect(await idIn("/much/longer", path, text)).toBe(id);
});
