import type { ResolverContext } from "../apiModel";
import { addressesInVersion } from "./addressesInVersion";
import { versionContext } from "./versionContext";

const nodes = [
  { version: "current", localPath: "/docs/api/page", path: "/docs/api/page" },
  { version: "1.61", localPath: "/docs/api/page", path: "/docs/1.61/api/page" },
];

const findOne = jest.fn();
const context: ResolverContext = {
  nodeModel: {
    findAll: <T>() => Promise.resolve({ entries: nodes as unknown as T[] }),
    findOne,
    getNodeById: () => null,
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

it("[row 18] looks for one node in that version alone", async () => {
  const query = { filter: { docId: { eq: "api/page" } } };
  await versionContext(context, undefined).nodeModel.findOne({ type: "ApiClass", query });
  expect(findOne).toHaveBeenCalledWith({
    type: "ApiClass",
    query: { filter: { docId: { eq: "api/page" }, version: { eq: "current" } } },
  });
});

it("[row 18] translates addresses, and leaves text that looks like one", () => {
  const made = {
    url: "/docs/api/page#goto",
    content: "/docs/api/page",
    places: [{ path: "/docs/api/frame" }],
    tree: { properties: { href: "/docs/api/clock" }, children: [{ value: "/docs/api" }] },
  };
  expect(addressesInVersion(made, "current")).toBe(made);
  expect(addressesInVersion(made, "1.61")).toEqual({
    url: "/docs/1.61/api/page#goto",
    content: "/docs/api/page",
    places: [{ path: "/docs/1.61/api/frame" }],
    tree: { properties: { href: "/docs/1.61/api/clock" }, children: [{ value: "/docs/api" }] },
  });
});
