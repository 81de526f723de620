import { buildAndPush } from "../../../test/algolia/buildAndPush";
import {
  serveAlgolia,
  type AlgoliaCall,
  type AlgoliaServer,
  type Fault,
} from "../../../test/algolia/serveAlgolia";
import { someSearchRecords } from "../../../test/searchEntries";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { algoliaIndexSettings } from "./algoliaIndexSettings";
import { toAlgoliaObjects } from "./algoliaObjects";
import { algoliaSynonyms } from "./algoliaSynonyms";

const before = thirtyRecords("before");
const after = thirtyRecords("after");

let server: AlgoliaServer;

beforeEach(async () => {
  server = await serveAlgolia();
  await buildAndPush(server, { records: before });
  server.calls.length = 0;
});

afterEach(() => server.stop());

it("puts records, settings and synonyms in the place of those before, and says how far it is", async () => {
  const end = await buildAndPush(server, { records: after });
  expect(end.exit).toBe(0);
  expect(end.printed).toMatch(/comparing 30 records, settings and \d{2} synonyms/);
  expect(end.printed).toContain("30 records are in docs");
  expectLive(after);
});

interface Case {
  /** Asked for each request of the build. */
  fault: (call: AlgoliaCall) => Fault | undefined;
  /** The text that the reader of the log is told. */
  printed: string;
}

const refused = { status: 400, body: '{"message":"No"}' };
const nothingFound = { status: 200, body: '{"hits":[],"nbHits":0}' };
const down = { status: 500, body: '{"message":"Down"}' };

const faults: [string, Case][] = [
  [
    "a wrong application",
    always({ status: 404, body: '{"message":"No such app"}' }, "No such app"),
  ],
  ["too many requests", always({ status: 429, body: "{}" }, "429, after 3 retries as well")],
  ["an error of the service", always(down, "500 (Down), after 3 retries as well")],
  ["connections that break", always("reset", "no answer (other side closed), after 3 retries")],
  ["a service that hangs", always("hang", "no answer")],
  ["HTML", always({ status: 200, body: "<html>" }, "200, but no JSON")],
  ["a refused second batch", on("batch", refused, "/batch: 400 (No)", 2)],
  ["a broken connection in the second batch", on("batch", "reset", "/batch: no answer", 2)],
  ["refused settings", on("setSettings", refused, "/settings: 400 (No)", 2)],
  ["an error while it is browsed", on("browse", down, "/browse: 500 (Down)")],
  ["settings that cannot be read", on("getSettings", down, "/settings: 500 (Down)", 2)],
  ["refused synonyms", on("saveSynonyms", refused, "/synonyms/batch: 400 (No)")],
  ["synonyms that are lost", on("searchSynonyms", nothingFound, "synonyms are missing (name-")],
  ["settings that are lost", on("getSettings", { status: 200, body: "{}" }, "not as they were", 2)],
  ["a failed move", on("operation", down, "/operation: 500 (Down), after 3 retries as well")],
  ["a move that is not allowed", on("operation", { status: 403, body: "{}" }, "/operation: 403")],
  ["a batch that is lost", on("batch", "stuck", "20 of 30 records are missing", 2)],
  ["a task that is never done", on("setSettings", "stuck", "not done within 1.5 s")],
];

describe.each(faults)("%s", (_name, { fault, printed }) => {
  it("leaves the live index as it was and no other, ends the build, and is over with the next", async () => {
    server.fault = fault;
    const end = await buildAndPush(server, { records: after });
    expect(end).toEqual({ exit: 1, printed: expect.stringContaining(printed) as string });
    server.fault = () => undefined;
    await everyTask();
    expectLive(before);
    expect(await buildAndPush(server, { records: after })).toHaveProperty("exit", 0);
    expectLive(after);
  });
});

it("tries a request four times at most", async () => {
  server.fault = () => down;
  await buildAndPush(server, { records: after });
  const settings = server.calls.filter(({ operation }) => operation === "getSettings");
  expect(settings).toHaveLength(4);
});

it("gets over faults that pass", async () => {
  server.fault = ({ operation, nth }) =>
    operation !== "getTask" && nth < 3 ? { status: 429, body: "{}" } : undefined;
  expect(await buildAndPush(server, { records: after })).toHaveProperty("exit", 0);
  expectLive(after);
});

it("writes nothing with a wrong key", async () => {
  const end = await buildAndPush(server, { records: after, adminKey: "wrong" });
  expect(end.exit).toBe(1);
  expect(end.printed).toContain("403 (Invalid Application-ID or API key)");
  expect(server.calls.map(({ operation }) => operation)).toEqual(["getSettings"]);
  expectLive(before);
});

it.each([
  ["none", [], "There are no search records."],
  [
    "one that is too large",
    someSearchRecords.slice(0, 1).map((record) => ({ ...record, content: "x".repeat(9500) })),
    "The search record of /docs/api/page (Page)",
  ],
])("pushes no record where there is %s", async (_case, records, printed) => {
  const end = await buildAndPush(server, { records });
  expect(end.exit).toBe(1);
  expect(end.printed).toContain(printed);
  expect(server.calls.some(({ operation }) => operation === "batch")).toBe(false);
  await everyTask();
  expectLive(before);
});

it("lets the later of two deploys win, whole", async () => {
  const other = thirtyRecords("other");
  const ends = await Promise.all([
    buildAndPush(server, { records: after }),
    buildAndPush(server, { records: other }),
  ]);
  expect(ends.map(({ exit }) => exit)).toEqual([0, 0]);
  const [first] = liveRecords();
  expectLive(first?.["content"] === "after" ? after : other);
});

it("removes indices that killed builds have left, and not those of builds under way", async () => {
  const empty = { settings: {}, records: new Map(), synonyms: new Map() };
  const underWay = `docs_tmp_${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}_a1`;
  const others = ["docs_tmp", "docs_tmp_notes", "other_tmp_20260101T000000_a1", underWay];
  for (const name of [...others, "docs_tmp_20260101T000000_a1"]) server.indices.set(name, empty);
  const end = await buildAndPush(server, { records: after });
  expect(end.printed).toContain("removed docs_tmp_20260101T000000_a1");
  await everyTask();
  expect([...server.indices.keys()].sort()).toEqual(["docs", ...others].sort());
});

it("only warns where old indices may not be listed", async () => {
  server.fault = ({ operation }) => (operation === "listIndices" ? refused : undefined);
  const end = await buildAndPush(server, { records: after });
  expect(end).toEqual({
    exit: 0,
    printed: expect.stringContaining("old temporary indices stay") as string,
  });
  expectLive(after);
});

it("prints no key", async () => {
  server.fault = () => down;
  const { printed } = await buildAndPush(server, { records: after, adminKey: "canary-4711" });
  expect(printed).toContain("500 (Down)");
  expect(printed).not.toContain("canary-4711");
});

function always(fault: Fault, printed: string): Case {
  return { fault: () => fault, printed };
}

function on(operation: AlgoliaCall["operation"], fault: Fault, printed: string, from = 1): Case {
  return {
    fault: (call) => (call.operation === operation && call.nth >= from ? fault : undefined),
    printed,
  };
}

/** Expects exactly these records, their settings and synonyms, and no index of another name. */
function expectLive(records: readonly SearchRecord[]): void {
  expect([...server.indices.keys()]).toEqual(["docs"]);
  expect(byId(liveRecords())).toEqual(byId(toAlgoliaObjects(records)));
  expect(server.indices.get("docs")?.settings).toEqual(algoliaIndexSettings);
  expect([...(server.indices.get("docs")?.synonyms.values() ?? [])]).toEqual(
    algoliaSynonyms(records),
  );
}

function liveRecords() {
  return [...(server.indices.get("docs")?.records.values() ?? [])];
}

function byId(records: readonly { objectID: string }[]) {
  return Object.fromEntries(records.map((record) => [record.objectID, record]));
}

/** Tasks of the server that are still under way are done after this. */
function everyTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

function thirtyRecords(content: string): SearchRecord[] {
  return [1, 2, 3].flatMap((copy) =>
    someSearchRecords.map((record) => ({
      ...record,
      objectID: `${record.objectID}-${copy}`,
      url: `${record.url}-${copy}`,
      content,
    })),
  );
}
