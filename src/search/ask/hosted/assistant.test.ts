import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAssistant, type Assistant } from "./assistant";
import type { AssistantPart } from "./assistantPart";

type Answer = (response: ServerResponse) => void;

interface Received {
  url: string;
  headers: Record<string, unknown>;
  body: unknown;
}

let answer: Answer = () => undefined;
let received: Received | null = null;

/** Speaks Agent Studio's protocol on loopback, as well or as badly as the test says. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    received = { url: request.url ?? "", headers: request.headers, body };
    answer(response);
  });
});

let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const config = { appId: "APP", searchKey: "search-key", assistantId: "ruby/1" };

it("asks as the service wants to be asked", async () => {
  answer = events({ type: "start", messageId: "m1" }, { type: "finish" });
  await collect(assistant());
  expect(received?.url).toBe(
    "/agent-studio/1/agents/ruby%2F1/completions?stream=true&compatibilityMode=ai-sdk-5",
  );
  expect(received?.headers).toMatchObject({
    "x-algolia-application-id": "APP",
    "x-algolia-api-key": "search-key",
  });
  expect(received?.body).toMatchObject({
    messages: [{ role: "user", parts: [{ type: "text", text: "How?" }] }],
  });
});

it("gives text and sources piece by piece", async () => {
  answer = events(
    { type: "start", messageId: "m1" },
    {
      type: "tool-output-available",
      output: { hits: [hit("/docs/api/page#goto"), hit("//evil.example")] },
    },
    { type: "text-delta", id: "0", delta: "Call " },
    { type: "text-delta", id: "0", delta: "`goto`." },
    { type: "source-url", url: "javascript:alert(1)", title: "x" },
    { type: "finish" },
  );
  await expect(collect(assistant())).resolves.toEqual([
    { type: "started", messageId: "m1" },
    { type: "sources", sources: [{ url: "/docs/api/page#goto", title: "Page › goto" }] },
    { type: "text", text: "Call " },
    { type: "text", text: "`goto`." },
    { type: "sources", sources: [] },
    { type: "finished" },
  ]);
});

it("reads events however the network cuts them, also within a character", async () => {
  const bytes = Buffer.from(
    `: hello\r\n\r\nevent: x\r\ndata: ${JSON.stringify({ type: "text-delta", delta: "é👍" })}\r\n\r\ndata: [DONE]\r\n\r\n`,
  );
  answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    void (async () => {
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    })();
  };
  await expect(collect(assistant())).resolves.toEqual([
    { type: "text", text: "é👍" },
    { type: "finished" },
  ]);
});

it("leaves out what is no event of an answer", async () => {
  answer = raw(
    'data: {"type":\n\ndata: 5\n\ndata: null\n\ndata: {"type":"text-delta"}\n\nfoo\n\ndata: [DONE]\n\n',
  );
  await expect(collect(assistant())).resolves.toEqual([
    { type: "text", text: "" },
    { type: "finished" },
  ]);
});

it.each<[string, Answer]>([
  ["403", status(403)],
  ["429", status(429)],
  ["500", status(500)],
  ["a page of HTML", raw("<!doctype html><p>Hello</p>")],
  ["nothing", raw("")],
  [
    "an error of the assistant",
    events({ type: "text-delta", delta: "So" }, { type: "error", errorText: "quota" }),
  ],
  ["an answer that breaks off", events({ type: "text-delta", delta: "So" })],
  ["an event without an end", raw(`data: ${"x".repeat(1_100_000)}`)],
  ["a reset before the answer", (response) => response.socket?.resetAndDestroy()],
  [
    "a reset within the answer",
    (response) => {
      response.writeHead(200).write('data: {"type":"text-delta","delta":"So"}\n\n');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
  ],
  ["silence", () => undefined],
  [
    "silence within the answer",
    (response) => {
      response.writeHead(200).write('data: {"type":"text-delta","delta":"So"}\n\n');
    },
  ],
])("fails on %s", async (_case, broken) => {
  answer = broken;
  await expect(collect(assistant(400))).rejects.toHaveProperty("message");
});

it("stops when it is told to", async () => {
  answer = (response) =>
    void response.writeHead(200).write('data: {"type":"text-delta","delta":"So"}\n\n');
  const abort = new AbortController();
  const parts: AssistantPart[] = [];
  const reading = (async () => {
    for await (const part of assistant().answer("How?", abort.signal)) {
      parts.push(part);
      abort.abort();
    }
  })();
  await expect(reading).rejects.toHaveProperty("name", "AbortError");
  expect(parts).toEqual([{ type: "text", text: "So" }]);
});

it("sends what the reader thinks of an answer", async () => {
  answer = status(200);
  await assistant().sendFeedback("m1", true);
  expect(received).toMatchObject({
    url: "/agent-studio/1/feedback",
    body: { messageId: "m1", agentId: "ruby/1", vote: 1 },
  });
  answer = status(500);
  await expect(assistant().sendFeedback("m1", false)).rejects.toThrow(/500/);
});

function assistant(patience = 5000): Assistant {
  return createAssistant(config, origin, { patience, feedback: 5000 });
}

async function collect(from: Assistant): Promise<AssistantPart[]> {
  const parts: AssistantPart[] = [];
  for await (const part of from.answer("How?", new AbortController().signal)) parts.push(part);
  return parts;
}

function events(...list: object[]): Answer {
  return raw(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
}

function raw(text: string): Answer {
  return (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(text);
}

function status(code: number): Answer {
  return (response) => response.writeHead(code).end("{}");
}

function hit(url: string) {
  return { url, hierarchy: { lvl0: "API", lvl1: "Page", lvl2: "goto", lvl3: null } };
}
