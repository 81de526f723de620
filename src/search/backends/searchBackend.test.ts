import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createNodeHttpRequester } from "@algolia/requester-node-http";
import { anIndexOf, someSearchEntries, someSearchRecords } from "../../../test/searchEntries";
import { searchFiles } from "../../node/search/searchFiles";
import { createAlgoliaBackend } from "./algoliaBackend";
import { createEntryIndex } from "../engine/entryIndex";
import { createFallbackBackend } from "./fallbackBackend";
import { createLocalBackend } from "./localBackend";
import type { SearchBackend } from "./searchBackend";

type Answer = (request: { url: string; body: string }) => Promise<{ status: number; body: string }>;

const files = searchFiles(someSearchRecords);

/** The files of the embedded index, and the part of Algolia's protocol that searches, on loopback. */
const healthy: Answer = async ({ url, body }) => {
  if (url.startsWith("/1/indexes/*/queries")) return { status: 200, body: await queryAnswer(body) };
  const file = files.find(({ path }) => path === url);
  return file ? { status: 200, body: file.body } : { status: 404, body: "" };
};

async function queryAnswer(body: string): Promise<string> {
  const { requests } = JSON.parse(body) as { requests: { query: string; params: string }[] };
  const params = new URLSearchParams(requests[0]?.params);
  if (params.get("facetFilters") !== '["language:en","version:current"]') return '{"results":[]}';
  const index = await createEntryIndex(anIndexOf(someSearchEntries));
  const found = index.find(requests[0]?.query ?? "", Number(params.get("hitsPerPage")));
  const hits = found.map(({ url }) => someSearchRecords.find((record) => record.url === url));
  return JSON.stringify({ results: [{ hits }] });
}

let answer: Answer = healthy;
const server = createServer((request, response) => void respond(request, response));
const originalFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  globalThis.fetch = (input, init) => {
    const path = input instanceof Request ? input.url : input;
    return originalFetch(new URL(path, `http://127.0.0.1:${port()}`), init);
  };
});

beforeEach(() => {
  answer = healthy;
});

afterAll(() => {
  globalThis.fetch = originalFetch;
  server.closeAllConnections();
  server.close();
});

describe.each([
  ["local", () => createLocalBackend()],
  ["Algolia", () => algoliaBackend()],
  ["Algolia with the local one behind it", () => withFallback()],
])("the %s backend", (_name, create: () => SearchBackend) => {
  it("finds entries, the best first", async () => {
    const { entries } = await create().search("waitForSelector", 5);
    expect(entries[0]).toMatchObject({
      kind: "member",
      url: "/docs/api/page#wait_for_selector",
      page: "Page",
      heading: "wait_for_selector",
      jsName: "waitForSelector",
      signature: "page.wait_for_selector",
    });
  });

  it("gives no more than it is asked for", async () => {
    await expect(create().search("page", 2)).resolves.toHaveProperty("entries.length", 2);
  });

  it.each([
    ["nothing is found", "xylophone"],
    ["nothing is asked", ""],
  ])("gives an empty list where %s", async (_case, query) => {
    await expect(create().search(query, 5)).resolves.toHaveProperty("entries", []);
  });

  it.each([
    ["status 403", { status: 403, body: '{"message":"Invalid key"}' }],
    ["status 500", { status: 500, body: "" }],
    ["a page of HTML", { status: 200, body: "<!doctype html>" }],
    ["an empty object", { status: 200, body: "{}" }],
    ["no list of hits", { status: 200, body: '{"results":[{"hits":null}]}' }],
    ["a hit without a link", { status: 200, body: '{"results":[{"hits":[{}]}]}' }],
  ])("rejects when the answer is %s", async (_case, broken) => {
    answer = () => Promise.resolve(broken);
    await expect(create().search("click", 5)).rejects.toHaveProperty("message");
  });

  it("works again after a failure", async () => {
    const backend = create();
    answer = () => Promise.resolve({ status: 500, body: "" });
    await backend.search("click", 5).catch(() => undefined);
    answer = healthy;
    await expect(backend.search("visible", 1)).resolves.toHaveProperty("entries.length", 1);
  });
});

function withFallback(): SearchBackend {
  return createFallbackBackend(algoliaBackend(), createLocalBackend());
}

function algoliaBackend(): SearchBackend {
  return createAlgoliaBackend(
    { appId: "APP", searchKey: "key", indexName: "docs" },
    {
      hosts: [{ url: `127.0.0.1:${port()}`, protocol: "http", accept: 3 }],
      requester: createNodeHttpRequester(),
    },
  );
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { status, body: text } = await answer({ url: request.url ?? "", body });
  response.writeHead(status, { "content-type": "application/json" }).end(text);
}

function port(): number {
  return (server.address() as AddressInfo).port;
}
