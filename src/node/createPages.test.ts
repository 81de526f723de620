import { createPages } from "./createPages";
import { codeDigest } from "./cache/digest";

type CreatePagesArgs = Parameters<NonNullable<typeof createPages>>[0];

it("has each page know the code that read its document, so that it is drawn again when that has changed", async () => {
  const created: { path: string; context: { code: string } }[] = [];
  const node = {
    id: "a",
    path: "/docs/a",
    localPath: "/docs/a",
    version: "current",
    template: "guide",
    sourcePath: "content/docs/a.mdx",
    internal: { contentDigest: "digest" },
  };
  const args = {
    getNodesByType: () => [node],
    actions: {
      createPage: (page: (typeof created)[number]) => created.push(page),
      createRedirect: () => undefined,
    },
  };
  await createPages?.(args as unknown as CreatePagesArgs, { plugins: [] }, () => undefined);
  const [page, ...others] = created;
  expect(others).toEqual([]);
  expect(page?.path).toBe("/docs/a");
  expect(page?.context.code).toMatch(/^.{8}$/);
  expect(codeDigest().startsWith(page?.context.code ?? "")).toBe(true);
});
