import type { Node } from "gatsby";
import { classJson } from "../../test/factsFactories";
import { linkedClasses, type ResolverContext } from "./apiModel";

/** Nodes of these classes with a page each, in this order. */
function contextOf(names: readonly string[]): ResolverContext {
  const nodes: Record<string, unknown[]> = {
    ApiClass: names.map((name) => ({
      name,
      docId: `api/${name.toLowerCase()}`,
      facts: JSON.stringify(classJson({ class: name, path: name.toLowerCase() })),
    })),
    DocPage: names.map((name) => ({ path: `/docs/api/${name.toLowerCase()}` })),
  };
  return {
    nodeModel: {
      findAll: <T>({ type }: { type: string }) =>
        Promise.resolve({ entries: (nodes[type] ?? []) as (T & Node)[] }),
      findOne: () => Promise.resolve(null),
      getNodeById: () => null,
      trackPageDependencies: () => undefined,
    },
  };
}

it("gives classes in the same order, whatever order their files were read in", async () => {
  const one = await linkedClasses(contextOf(["Page", "Clock", "Dialog"]));
  const other = await linkedClasses(contextOf(["Dialog", "Page", "Clock"]));
  expect(one.map(({ name }) => name)).toEqual(["Clock", "Dialog", "Page"]);
  expect(other).toEqual(one);
});
