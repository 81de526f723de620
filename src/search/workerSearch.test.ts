import { MessageChannel } from "node:worker_threads";
import { someSearchRecords } from "../../test/searchEntries";
import { dialogResults } from "../shared/constants";
import { searchFiles } from "../node/search/searchFiles";
import { keepQuiet } from "./quietTask";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import { serveSearch } from "./serveSearch";
import type {
  FileSource,
  IndexFile,
  MessageEnd,
  PageMessage,
  WorkerMessage,
} from "./workerMessages";
import { createWorkerSearch } from "./workerSearch";

jest.mock("./quietTask", () => ({
  ...jest.requireActual<object>("./quietTask"),
  keepQuiet: jest.fn(),
}));
jest.mock("../shared/afterFrame", () => ({
  afterFrame: (act: () => void) => setTimeout(act),
}));

const [symbols, text] = searchFiles(someSearchRecords);
const bytesOf = (body = "") => new TextEncoder().encode(body).buffer;
const bodies = { symbols: bytesOf(symbols?.body), text: bytesOf(text?.body) };
const ends: MessageChannel[] = [];

afterEach(() => ends.splice(0).forEach(({ port1 }) => port1.close()));

/** A page's search whose worker runs here, with the files that the page can load or has the addresses of. */
function searchWith(load: (file: IndexFile) => Promise<FileSource>): SearchBackend {
  const channel = new MessageChannel();
  ends.push(channel);
  const backend = createWorkerSearch(channel.port1 as unknown as MessageEnd, load);
  serveSearch(channel.port2 as unknown as MessageEnd);
  return backend;
}

/** When the worker of the search that was made last has told what a query finds. */
function isFoundAhead(query: string): Promise<void> {
  return new Promise((resolve) => {
    ends.at(-1)?.port1.on("message", (message: WorkerMessage) => {
      if (message.type === "ahead" && message.query === query) resolve();
    });
  });
}

it("finds in the worker what the page asks for, each answer to its question", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  const queries = ["waitForSelector", "fullPage", "xylophone"];
  const answers = await Promise.all(queries.map((query) => backend.search(query, 1)));
  expect(answers.map(({ entries }) => entries[0]?.url)).toEqual([
    "/docs/api/page#wait_for_selector",
    "/docs/api/page#screenshot-fullPage",
    undefined,
  ]);
});

it("answers from the names while the text is on its way, and from both when it is there", async () => {
  let arrive: (body: ArrayBuffer) => void = () => undefined;
  const late = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
  const backend = searchWith((file) => (file === "text" ? late : Promise.resolve(bodies.symbols)));
  const more = new Promise<SearchAnswer>((resolve) => {
    void backend.search("waitForSelector", 1, resolve).then((first) => {
      expect(first).toMatchObject({ isPartial: true, entries: [{ signature: null }] });
      arrive(bodies.text);
    });
  });
  await expect(more).resolves.toMatchObject({ entries: [{ signature: "page.wait_for_selector" }] });
});

it.each([
  ["a letter", "w"],
  ["a capital letter", "W"],
])("answers %s at once with what was found ahead, and then from the text", async (_case, query) => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("", 0);
  await isFoundAhead("w");
  const known: SearchAnswer[] = [];
  const whole = backend.search(query, 24, (answer) => known.push(answer));
  expect(known).toMatchObject([
    { isPartial: true, entries: [{ url: "/docs/api/page#wait_for_selector" }] },
  ]);
  await expect(whole).resolves.not.toHaveProperty("isPartial");
  expect(known).toHaveLength(1);
  // From then on the text would be missing from it.
  await expect(backend.search(query, 24, () => undefined)).resolves.not.toHaveProperty("isPartial");
});

it("answers at once and once what is likely after a query, and looks on from there", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("wai", 3);
  await isFoundAhead("wait");
  const answers: WorkerMessage[] = [];
  ends.at(-1)?.port1.on("message", (message: WorkerMessage) => {
    if (message.type === "answer") answers.push(message);
  });
  const goesOn = isFoundAhead("wait_");
  const known: SearchAnswer[] = [];
  const found = backend.search("wait", 3, (answer) => known.push(answer));
  expect(known).toEqual([await backend.search("wait", 3)]);
  expect(await found).toBe(known[0]);
  await goesOn;
  // That of the search that takes no answer from ahead.
  expect(answers).toHaveLength(1);
});

it("finds nothing more ahead for a query that is not the last one", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("xylophone", 3);
  const told: string[] = [];
  ends.at(-1)?.port1.on("message", (message: WorkerMessage) => {
    if (message.type === "ahead") told.push(message.query);
  });
  await Promise.all(["wai", "pag"].map((query) => backend.search(query, 3)));
  await isFoundAhead("z");
  expect(told).toContain("page");
  expect(told).not.toContain("wait");
});

it("forgets what was likely after another query", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("wai", 3);
  await isFoundAhead("wait");
  await backend.search("pag", 3);
  const known: SearchAnswer[] = [];
  const answer = backend.search("wait", 3, (one) => known.push(one));
  expect(known).toEqual([]);
  await expect(answer).resolves.toMatchObject({ entries: [{ heading: "wait_for_selector" }] });
});

it("asks the worker for another number of results than those found ahead", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("", 0);
  await isFoundAhead("w");
  const { entries } = await backend.search("w", 1, () => undefined);
  expect(entries).toHaveLength(1);
});

it("waits for the text where the names have nothing", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  const { entries, isPartial } = await backend.search("whole", 1, () => undefined);
  expect(isPartial).toBeUndefined();
  expect(entries[0]?.url).toBe("/docs/api/page#screenshot-fullPage");
});

it("fetches in the worker what the page has the address of", async () => {
  const address = `data:application/json,${encodeURIComponent(text?.body ?? "")}`;
  const backend = searchWith((file) => Promise.resolve(file === "text" ? address : bodies.symbols));
  const { entries } = await backend.search("waitForSelector", 1);
  expect(entries[0]?.signature).toBe("page.wait_for_selector");
});

it.each([
  ["loaded by the page", () => Promise.reject(new Error("Offline"))],
  ["fetched by the worker", () => Promise.resolve("data:no address")],
])("has the names for its whole answer where the text cannot be %s", async (_case, loadText) => {
  const load = (file: IndexFile) =>
    file === "text" ? loadText() : Promise.resolve(bodies.symbols);
  const backend = searchWith(load);
  const more = new Promise<SearchAnswer>((resolve) => {
    void backend.search("waitForSelector", 1, resolve);
  });
  const { entries, isPartial, lacksText } = await more;
  expect(entries[0]?.url).toBe("/docs/api/page#wait_for_selector");
  expect(isPartial).toBeUndefined();
  expect(lacksText).toBe(true);
});

it("asks for the names alone until there is something to find", async () => {
  const asked: IndexFile[] = [];
  const backend = searchWith((file) => {
    asked.push(file);
    return Promise.resolve(bodies[file]);
  });
  await backend.search("", 0);
  expect(asked).toEqual(["symbols"]);
  await backend.search("click", 1);
  expect(asked).toEqual(["symbols", "text"]);
});

it("fails where the files cannot be had, and works when they can", async () => {
  let isOnline = false;
  const backend = searchWith((file) =>
    isOnline ? Promise.resolve(bodies[file]) : Promise.reject(new Error("Offline")),
  );
  await expect(backend.search("click", 1)).rejects.toThrow("could not be loaded");
  isOnline = true;
  await expect(backend.search("click", 1)).resolves.toMatchObject({ entries: [{}] });
});

it("shows what it has the answer of, and asks the worker for the rest after its frame", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("", 0);
  await isFoundAhead("w");
  const told: unknown[] = [];
  const rest = new Promise<void>((resolve) => {
    ends.at(-1)?.port2.on("message", ({ type }: PageMessage) => {
      if (type !== "file") told.push(type);
      if (type === "search") resolve();
    });
  });
  await backend.search("w", dialogResults, () => told.push("drawn"));
  await rest;
  expect(told).toEqual(["drawn", "search"]);
});

it("lets the worker rest when somebody types", async () => {
  const backend = searchWith((file) => Promise.resolve(bodies[file]));
  await backend.search("", 0);
  const rest = new Promise<void>((resolve) => jest.mocked(keepQuiet).mockImplementation(resolve));
  ends.at(-1)?.port1.postMessage({ type: "key" } satisfies PageMessage);
  await expect(rest).resolves.toBeUndefined();
});
