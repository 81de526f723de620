import type { ResolverContext } from "../schema/resolverContext";
import { addressesInVersion, versionContext } from "./versionContext";

const nodes = [
  { version: "current", localPath: "/docs/api/page", path: "/docs/api/page" },
  { version: "1.61", localPath: "/docs/api/page", path: "/docs/1.61/api/page" },
];

const context: ResolverContext = {
  nodeModel: {
    findAll: <T>() => Promise.resolve({ entries: nodes as unknown as T[] }),
    trackPageDependencies: () => undefined,
  },
};

it("[row 18] gives the nodes of one version, by the addresses they have without it", async () => {
  const { nodeModel } = versionContext(context, "1.61");
  const { entries } = await nodeModel.findAll<object>({ type: "DocPage" });
  expect([...entries]).toEqual([{ ...nodes[1], path: "/docs/api/page" }]);
});

it("searches again where a node went while the nodes were read", async () => {
  let searches = 0;
  const gone = {
    [Symbol.iterator]: () => {
      throw new TypeError("Cannot read properties of undefined (reading 'id')");
    },
  };
  const findAll = <T>() => {
    searches += 1;
    return Promise.resolve({ entries: (searches === 1 ? gone : nodes) as Iterable<T> });
  };
  const { nodeModel } = versionContext({ nodeModel: { ...context.nodeModel, findAll } }, undefined);
  const { entries } = await nodeModel.findAll<object>({ type: "DocPage" });
  expect([...entries]).toEqual([nodes[0]]);
});

describe("[row 18] one node of a version", () => {
  const query = { filter: { localPath: { eq: "/docs/api/page" } } };
  const findAll = jest.fn();
  const trackPageDependencies = jest.fn();
  const nodeModel = { ...context.nodeModel, findAll, trackPageDependencies };
  const find = (version?: string) =>
    versionContext({ nodeModel }, version).nodeModel.findOne({ type: "DocPage", query });

  beforeEach(() => findAll.mockResolvedValue({ entries: nodes }));

  it.each([
    ["that is written now", undefined, nodes[0]],
    ["that was frozen", "1.61", nodes[1]],
  ])(
    "is of the one %s, and the page depends on nodes that were found",
    async (_case, version, node) => {
      await expect(find(version)).resolves.toBe(node);
      expect(findAll).toHaveBeenCalledWith({ type: "DocPage", query }, { connectionType: "" });
      expect(trackPageDependencies).not.toHaveBeenCalled();
    },
  );

  it("is waited for where there is none", async () => {
    await expect(find("1.0")).resolves.toBeNull();
    expect(trackPageDependencies).toHaveBeenCalledWith(null, { connectionType: "DocPage" });
  });
});

it("[row 18] translates addresses, and leaves text that looks like one", () => {
  const made = {
    url: "/docs/api/page#goto",
    content: "/docs/api/page",
    targets: [{ path: "/docs/api/frame" }],
    tree: { properties: { href: "/docs/api/clock" }, children: [{ value: "/docs/api" }] },
  };
  expect(addressesInVersion(made, "current")).toBe(made);
  expect(addressesInVersion(made, "1.61")).toEqual({
    url: "/docs/1.61/api/page#goto",
    content: "/docs/api/page",
    targets: [{ path: "/docs/1.61/api/frame" }],
    tree: { properties: { href: "/docs/1.61/api/clock" }, children: [{ value: "/docs/api" }] },
  });
});
