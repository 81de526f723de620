import { createPages } from "./createPages";
import { codeDigest } from "../cache/digest";

type CreatePagesArgs = Parameters<NonNullable<typeof createPages>>[0];
interface Created {
  path: string;
  context: { code: string };
}

const touchNode = jest.fn();

/** Returns the pages that are made of one document. */
async function plan(contentDigest: string): Promise<Created[]> {
  const created: Created[] = [];
  const node = {
    id: "a",
    path: "/docs/a",
    localPath: "/docs/a",
    version: "current",
    template: "guide",
    sourcePath: "content/docs/a.mdx",
    internal: { type: "DocPage", contentDigest },
  };
  const args = {
    getNodes: () => [node],
    getNodesByType: () => [node],
    actions: {
      createPage: (page: Created) => created.push(page),
      createRedirect: () => undefined,
      touchNode,
    },
  };
  await createPages?.(args as unknown as CreatePagesArgs, { plugins: [] }, () => undefined);
  return created;
}

it("has each page know the code that read its document, so that it is rendered again when that has changed", async () => {
  const [page, ...others] = await plan("digest");
  expect(others).toEqual([]);
  expect(page?.path).toBe("/docs/a");
  expect(page?.context.code).toMatch(/^.{8}$/);
  expect(codeDigest().startsWith(page?.context.code ?? "")).toBe(true);
});

describe("in a preview", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  });
  afterEach(() => jest.useRealTimers());

  it("gives each page another context when any node has changed", async () => {
    const [before] = await plan("one");
    const [same] = await plan("one");
    const [after] = await plan("two");
    expect(same?.context).toEqual(before?.context);
    expect(after?.context).not.toEqual(before?.context);
  });

  it("plans once more, once a change has settled", async () => {
    await plan("three");
    await plan("three");
    expect(touchNode).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(touchNode).toHaveBeenCalledTimes(1);
    await plan("three");
    jest.runAllTimers();
    expect(touchNode).toHaveBeenCalledTimes(1);
  });
});
