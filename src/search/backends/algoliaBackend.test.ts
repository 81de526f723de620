import { createNodeHttpRequester } from "@algolia/requester-node-http";
import {
  algoliaKeys,
  serveAlgolia,
  type AlgoliaServer,
  type Fault,
} from "../../../test/algolia/serveAlgolia";
import { anAnswer, someSearchRecords } from "../../../test/searchEntries";
import { markEnd, markStart } from "../../shared/search/marks";
import { createAlgoliaBackend } from "./algoliaBackend";
import { createFallbackBackend } from "./fallbackBackend";
import type { SearchBackend } from "./searchBackend";

// What webpack takes for browsers; in Node the name leads to the whole client.
jest.mock("algoliasearch/lite", () =>
  jest.requireActual<object>("algoliasearch/dist/algoliasearch-lite.umd.js"),
);

const [record] = someSearchRecords;
let server: AlgoliaServer;

beforeAll(async () => {
  server = await serveAlgolia();
});

beforeEach(() => {
  server.fault = () => undefined;
  const others = someSearchRecords.map((one) => ({
    ...one,
    objectID: `ja${one.url}`,
    language: "ja",
  }));
  const records = [...someSearchRecords, ...others].map(
    (one) => [one.objectID, { ...one }] as const,
  );
  server.indices.set("docs", { settings: {}, synonyms: new Map(), records: new Map(records) });
});

afterAll(() => server.stop());

it("answers with entries of this language and version, and says who answered", async () => {
  const { entries, source } = await algolia().search("wait_for_selector", 5);
  expect(source).toBe("hosted");
  expect(entries.map(({ url }) => url)).toEqual(["/docs/api/page#wait_for_selector"]);
});

it("puts the answer to a message that no record has the words of before what the service found", async () => {
  const query = "undefined method 'save_screenshot' for an instance of Playwright::Page";
  const { entries } = await algolia().search(query, 5);
  expect(entries.map(({ url }) => url)).toEqual(["/docs/api/page#screenshot"]);
});

it("asks for Japanese terms in English", async () => {
  const { entries } = await algolia().search("スクリーンショット", 5);
  expect(entries[0]?.url).toBe("/docs/api/page#screenshot");
});

it("gives what the service found in a text between marks, which no HTML can be made of", async () => {
  const { entries } = await algolia().search("install", 1);
  expect(entries[0]?.snippet).toBe(`${markStart}Install${markEnd} the gem and take a screenshot.`);
});

it("takes records of an index that was pushed before they had phrases", async () => {
  const { phrases: _new, ...old } = { ...record, objectID: "old", content: "oldest" };
  server.indices.get("docs")?.records.set("old", old);
  const { entries } = await algolia().search("oldest", 1);
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty("phrases");
});

it("gives the part of a long text that has what was found", async () => {
  const content = `${"before ".repeat(30)}needle${" after".repeat(30)}`;
  server.indices.get("docs")?.records.set("x", { ...record, objectID: "x", content });
  const { entries } = await algolia().search("needle", 1);
  const sides = ["before ".repeat(8), " after".repeat(7)];
  expect(entries[0]?.snippet).toBe(`…${sides.join(`${markStart}needle${markEnd}`)}…`);
  expect(entries[0]?.content).toBe(content);
});

it.each([
  ["markup", "<img src=x onerror=alert(1)>"],
  ["half a letter", "\uD800"],
  ["what is no path of an address", "%zz%"],
  ["512 letters", "x".repeat(512)],
])("takes a query of %s as text", async (_case, query) => {
  await expect(algolia().search(query, 5)).resolves.toEqual(anAnswer([], "hosted"));
});

const faults: [string, Fault][] = [
  ["refuses the key", { status: 403, body: '{"message":"Invalid Application-ID or API key"}' }],
  ["has no such index", { status: 404, body: '{"message":"Index docs does not exist"}' }],
  ["counts too many requests", { status: 429, body: '{"message":"Too many requests"}' }],
  ["has an error", { status: 500, body: "" }],
  ["breaks the connection", "reset"],
  ["answers with HTML", { status: 200, body: "<!doctype html><p>Sign in to the hotel's Wi-Fi" }],
  ["answers with an empty object", json({})],
  ["answers with nothing", json(null)],
  ["has no list of hits", json({ results: [{ hits: null }] })],
  ["has no results", json({ results: [] })],
  ["has a hit without a link", hits({ ...record, url: undefined })],
  ["has a hit that runs a script", hits({ ...record, url: "javascript:alert(1)" })],
  ["has a hit on another site", hits({ ...record, url: "https://elsewhere.example/docs" })],
  ["has a hit on another host", hits({ ...record, url: "//elsewhere.example" })],
  ["has a hit on another host behind a blank", hits({ ...record, url: "/\t/elsewhere.example" })],
  [
    "has a hit on another host behind a backslash",
    hits({ ...record, url: "/\\elsewhere.example" }),
  ],
  ["has a hit whose names are no texts", hits({ ...record, aliases: [{}] })],
  ["has a hit without a hierarchy", hits({ ...record, hierarchy: "Page" })],
  ["has a hit of nothing", hits(null)],
];

it.each(faults)(
  "[browser 13, 14] leaves it to the embedded index where the service %s",
  async (_case, fault) => {
    server.fault = () => fault;
    await expect(algolia().search("click", 5)).rejects.toHaveProperty("message");
    const answer = await createFallbackBackend(algolia(), embedded).search("click", 5);
    expect(answer).toEqual(anAnswer([], "embedded-fallback"));
  },
);

it.each(faults)("answers to the same query again after the service %s", async (_case, fault) => {
  const backend = algolia();
  server.fault = () => fault;
  await backend.search("visible?", 5).catch(() => undefined);
  server.fault = () => undefined;
  const { entries } = await backend.search("visible?", 5);
  expect(entries).toHaveLength(1);
});

it("[browser 13] leaves it to the embedded index where the service hangs", async () => {
  server.fault = () => "hang";
  const { source } = await createFallbackBackend(algolia(), embedded).search("click", 5);
  expect(source).toBe("embedded-fallback");
});

it("[browser 14] keeps to its limit where the service does not", async () => {
  server.fault = () => json({ results: [{ hits: Array.from({ length: 10_000 }, () => record) }] });
  const { entries } = await algolia().search("click", 24);
  expect(entries).toHaveLength(24);
});

const embedded: SearchBackend = { search: () => Promise.resolve(anAnswer([])) };

function algolia(): SearchBackend {
  return createAlgoliaBackend(
    { appId: "APP", searchKey: algoliaKeys.search, indexName: "docs" },
    {
      hosts: [{ url: server.host, protocol: "http", accept: 3 }],
      requester: createNodeHttpRequester(),
    },
  );
}

function json(value: unknown): Fault {
  return { status: 200, body: JSON.stringify(value) };
}

function hits(...list: unknown[]): Fault {
  return json({ results: [{ hits: list }] });
}
