import type { Node } from "gatsby";
import { classJson, methodJson, paramJson } from "../../../test/factsFactories";
import {
  apiModel,
  classCoverages,
  linkedClasses,
  modelFinder,
  pageClasses,
  type ApiFactsNode,
} from "./apiModel";
import type { NodeSearch, VersionContext } from "./resolverContext";

/** Returns nodes of these classes with a page each, in this order; each class has a method. */
function contextOf(names: readonly string[]): VersionContext {
  const nodes: Record<string, unknown[]> = {
    ApiFacts: names.map((name) => ({
      id: name,
      name,
      docId: `api/${name.toLowerCase()}`,
      facts: JSON.stringify(
        classJson({
          class: name,
          path: name.toLowerCase(),
          methods: [methodJson({ name: "run_for", params: [paramJson({ name: "ticks" })] })],
        }),
      ),
    })),
    ApiDescriptions: names.map((name) => ({
      id: `${name} descriptions`,
      file: `content/api/words/${name.toLowerCase()}.yml`,
      text: `run_for:\n  ticks: Of ${name}.\n`,
    })),
    DocPage: names.map((name) => ({ path: `/docs/api/${name.toLowerCase()}` })),
  };
  return {
    nodeModel: {
      findAll: <T>({ type }: { type: string }) =>
        Promise.resolve({ entries: (nodes[type] ?? []) as (T & Node)[] }),
      findOne: <T>({ type, query }: NodeSearch) => {
        const own = (nodes[type] ?? []) as { file?: string }[];
        return Promise.resolve(
          (own.find(({ file }) => file === query?.filter["file"]?.eq) as T | undefined) ?? null,
        );
      },
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

it("finds the model of the class that a page is about, with its own descriptions", async () => {
  const modelOf = await modelFinder(contextOf(["Page", "Clock"]));
  const model = modelOf("/docs/api/clock");
  expect(model?.name).toBe("Clock");
  expect(JSON.stringify(model?.members)).toContain("Of Clock.");
  expect(modelOf("/docs/article/start")).toBeNull();
});

it("joins one class with its own descriptions, and all of them in their order", async () => {
  const context = contextOf(["Tracing", "Download"]);
  const [download, tracing] = await pageClasses(context);
  expect([download?.name, tracing?.name]).toEqual(["Download", "Tracing"]);
  const [node] = (await context.nodeModel.findAll<ApiFactsNode>({ type: "ApiFacts" })).entries;
  expect(node && (await apiModel(node, context))).toEqual(tracing);
});

it("reads what each class has of Playwright's API", async () => {
  const coverages = await classCoverages(contextOf(["Tracing", "Download"]));
  expect(coverages.map(({ covered }) => covered?.name)).toEqual(["Download", "Tracing"]);
});
