import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { classJson, methodJson, paramJson } from "../../test/factsFactories";
import { memberAnchors } from "./api/memberAnchors";
import { joinApiClass } from "./api/joinApiClass";
import {
  apiModel,
  classCoverages,
  linkedClasses,
  modelFinder,
  readPageClasses,
  type ApiClassNode,
  type VersionContext,
} from "./apiModel";
import { keepResultsIn } from "./keptResult";

jest.mock("./api/memberAnchors", () => {
  const actual = jest.requireActual<{ memberAnchors: typeof memberAnchors }>("./api/memberAnchors");
  return { memberAnchors: jest.fn(actual.memberAnchors) };
});

jest.mock("./api/joinApiClass", () => {
  const actual = jest.requireActual<{ joinApiClass: typeof joinApiClass }>("./api/joinApiClass");
  return { joinApiClass: jest.fn(actual.joinApiClass) };
});

const folder = mkdtempSync(join(tmpdir(), "results-"));

afterEach(() => {
  keepResultsIn(null);
  rmSync(folder, { recursive: true, force: true });
});

/** Nodes of these classes with a page each, in this order; each class has the method. */
function contextOf(names: readonly string[], method = "run_for"): VersionContext {
  const nodes: Record<string, unknown[]> = {
    ApiClass: names.map((name) => ({
      id: name,
      name,
      docId: `api/${name.toLowerCase()}`,
      internal: { contentDigest: `${name} ${method}` },
      facts: JSON.stringify(
        classJson({
          class: name,
          path: name.toLowerCase(),
          methods: [methodJson({ name: method, params: [paramJson({ name: "ticks" })] })],
        }),
      ),
    })),
    ApiWords: names.map((name) => ({
      id: `${name} words`,
      file: `content/api/words/${name.toLowerCase()}.yml`,
      text: `run_for:\n  ticks: Of ${name}.\n`,
    })),
    DocPage: names.map((name) => ({ path: `/docs/api/${name.toLowerCase()}` })),
  };
  return {
    nodeModel: {
      findAll: <T>({ type }: { type: string }) =>
        Promise.resolve({ entries: (nodes[type] ?? []) as (T & Node)[] }),
      findOne: () => Promise.resolve(null),
      getNodeById: <T>({ id, type }: { id: string; type: string }) =>
        ((nodes[type] as Node[] | undefined)?.find((node) => node.id === id) as T | undefined) ??
        null,
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

it("looks for the anchors of a class again when its facts have changed", async () => {
  await linkedClasses(contextOf(["Route", "Worker"]));
  jest.mocked(memberAnchors).mockClear();
  await linkedClasses(contextOf(["Route", "Worker"]));
  expect(memberAnchors).not.toHaveBeenCalled();
  const [route] = await linkedClasses(contextOf(["Route", "Worker"], "pause"));
  expect(route?.anchors).toEqual({ pause: "pause" });
});

it("finds the model of the class that a page is about, with its own words", async () => {
  const modelOf = await modelFinder(contextOf(["Page", "Clock"]));
  const model = await modelOf("/docs/api/clock");
  expect(model?.name).toBe("Clock");
  expect(JSON.stringify(model?.members)).toContain("Of Clock.");
  expect(await modelOf("/docs/article/start")).toBeNull();
});

it("joins a class once for all fields of its page, and forgets it where many others came since", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Class${index}`);
  const context = contextOf(names);
  const { entries } = await context.nodeModel.findAll<ApiClassNode>({ type: "ApiClass" });
  const ask = async (nodes: Iterable<ApiClassNode>) => {
    jest.mocked(joinApiClass).mockClear();
    for (const node of nodes) await apiModel(node, context);
    return jest.mocked(joinApiClass).mock.calls.length;
  };
  const [first] = entries;
  if (first === undefined) throw new Error("There are no classes.");
  expect(await ask([first, first])).toBe(1);
  expect(await ask(entries)).toBe(29);
  expect(await ask([first])).toBe(1);
});

it("reads the names of the classes of all pages in their order, and where they are kept joins no class", async () => {
  keepResultsIn(folder);
  const read = () => readPageClasses(contextOf(["Tracing", "Download"]), "names");
  const names = await read();
  expect(names.map(([first]) => first?.name)).toEqual(["Download", "Tracing"]);
  jest.mocked(joinApiClass).mockClear();
  expect(await read()).toEqual(names);
  expect(joinApiClass).not.toHaveBeenCalled();
});

it("reads what each class has of Playwright's API, and where it is kept looks at no facts", async () => {
  keepResultsIn(folder);
  const read = () => classCoverages(contextOf(["Tracing", "Download"]));
  const coverages = await read();
  expect(coverages.map(({ covered }) => covered?.name)).toEqual(["Download", "Tracing"]);
  jest.mocked(memberAnchors).mockClear();
  expect(await read()).toEqual(coverages);
  expect(memberAnchors).not.toHaveBeenCalled();
});
