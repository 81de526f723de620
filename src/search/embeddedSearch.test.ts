import { someSearchRecords } from "../../test/searchEntries";
import { searchFiles } from "../node/search/searchFiles";
import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchAnswer } from "./searchBackend";
import type { IndexFile } from "./workerMessages";

const [symbols, text] = searchFiles(someSearchRecords);
const bodies = { symbols: symbols?.body ?? "", text: text?.body ?? "" };

it("answers from the names before it loads what the whole answer takes", async () => {
  const loaded: IndexFile[] = [];
  const { search } = createEmbeddedSearch((file) => {
    loaded.push(file);
    return Promise.resolve(JSON.parse(bodies[file]));
  });
  let tell: (answer: SearchAnswer) => void = () => undefined;
  const more = new Promise<SearchAnswer>((resolve) => (tell = resolve));
  const first = await search("waitForSelector", 1, tell);
  expect(first).toMatchObject({ isPartial: true, entries: [{ heading: "wait_for_selector" }] });
  expect(loaded).toEqual(["symbols"]);
  expect((await more).isPartial).toBeUndefined();
  expect(loaded).toEqual(["symbols", "text"]);
});

it("tells what names have for each letter, once, and nothing for one that no name begins with", async () => {
  const told: string[] = [];
  const load = (file: IndexFile) => Promise.resolve(JSON.parse(bodies[file]) as unknown);
  await new Promise<void>((resolve) => {
    const { search } = createEmbeddedSearch(load, ({ query, limit, answer }) => {
      expect(answer.entries.length).toBeLessThanOrEqual(limit);
      told.push(query);
      if (query === "w") resolve();
    });
    void search("", 0);
  });
  expect(told).toEqual(expect.arrayContaining(["c", "p", "w"]));
  expect(new Set(told).size).toBe(told.length);
  expect(told).not.toContain("q");
});

it("finds for a letter what the names had, in their order, once it has the text", async () => {
  const load = (file: IndexFile) => Promise.resolve(JSON.parse(bodies[file]) as unknown);
  const { search } = createEmbeddedSearch(load);
  let tell: (answer: SearchAnswer) => void = () => undefined;
  const more = new Promise<SearchAnswer>((resolve) => (tell = resolve));
  const names = await search("w", 24, tell);
  const whole = await more;
  const urlsOf = ({ entries }: SearchAnswer) => entries.map(({ url }) => url);
  expect(urlsOf(whole)).toContain("/docs/api/page#wait_for_selector");
  expect(urlsOf(whole)).toEqual(urlsOf(names));
  expect(whole.entries[0]?.signature).toBe("page.wait_for_selector");
});
