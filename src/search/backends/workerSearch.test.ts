import { MessageChannel } from "node:worker_threads";
import { someSearchRecords } from "../../../test/searchEntries";
import { searchFiles } from "../../node/search/searchFiles";
import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import { serveSearch } from "./serveSearch";
import type { MessageEnd } from "./workerMessages";
import { createWorkerSearch } from "./workerSearch";

const [names, text] = searchFiles(someSearchRecords);
const bodies: Record<string, string> = { names: names?.body ?? "", text: text?.body ?? "" };
const load = (file: string) => Promise.resolve(JSON.parse(bodies[file] ?? "") as unknown);
const ends: MessageChannel[] = [];

afterEach(() => ends.splice(0).forEach(({ port1 }) => port1.close()));

/** Returns the search of a page whose worker runs here. */
function searchWith(loadFile: (file: string) => Promise<unknown>): SearchBackend {
  const channel = new MessageChannel();
  ends.push(channel);
  const files = { names: "names", text: "text" };
  const backend = createWorkerSearch(channel.port1 as unknown as MessageEnd, files);
  serveSearch(channel.port2 as unknown as MessageEnd, (asked) =>
    createEmbeddedSearch(asked, loadFile),
  );
  return backend;
}

it("finds in the worker what the page asks for, each answer to its question", async () => {
  const backend = searchWith(load);
  const queries = ["waitForSelector", "fullPage", "xylophone"];
  const answers = await Promise.all(queries.map((query) => backend.search(query, 1)));
  expect(answers.map(({ entries }) => entries[0]?.url)).toEqual([
    "/docs/api/page#wait_for_selector",
    "/docs/api/page#screenshot-fullPage",
    undefined,
  ]);
});

it("answers from the names while the text is on its way, and from both when it is there", async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const backend = searchWith((file) =>
    file === "text" ? late.then(() => load(file)) : load(file),
  );
  const more = new Promise<SearchAnswer>((resolve) => {
    void backend.search("waitForSelector", 1, resolve).then((first) => {
      expect(first).toMatchObject({ isPartial: true, entries: [{ signature: null }] });
      arrive();
    });
  });
  await expect(more).resolves.toMatchObject({ entries: [{ signature: "page.wait_for_selector" }] });
});

it("gives the whole answer alone to whoever takes no more", async () => {
  const answer = await searchWith(load).search("waitForSelector", 1);
  expect(answer).toMatchObject({ entries: [{ signature: "page.wait_for_selector" }] });
  expect(answer).not.toHaveProperty("isPartial");
});

it("fails where the files cannot be had, and works when they can", async () => {
  let isOnline = false;
  const backend = searchWith((file) =>
    isOnline ? load(file) : Promise.reject(new Error("Offline")),
  );
  await expect(backend.search("click", 1)).rejects.toThrow("Offline");
  isOnline = true;
  await expect(backend.search("click", 1)).resolves.toMatchObject({ entries: [{}] });
});
