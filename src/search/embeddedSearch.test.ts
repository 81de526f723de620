import { someSearchRecords } from "../../test/searchEntries";
import { searchFiles } from "../node/search/searchFiles";
import { createEmbeddedSearch, type EmbeddedSearch } from "./embeddedSearch";
import type { SearchAnswer } from "./searchBackend";
import type { AnswerAhead, IndexFile } from "./workerMessages";

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

const fromBodies = (file: IndexFile) => Promise.resolve(JSON.parse(bodies[file]) as unknown);

/** What is found ahead of a query that was answered. */
async function aheadOf(search: EmbeddedSearch, query: string): Promise<AnswerAhead[]> {
  const all: AnswerAhead[] = [];
  for await (const found of search.findAhead(query, 3)) all.push(found);
  return all;
}

const queriesOf = (found: readonly AnswerAhead[]) => found.map(({ query }) => query);

it("finds ahead what names have for each letter, once, and nothing for one that no name begins with", async () => {
  const search = createEmbeddedSearch(fromBodies);
  await search.search("", 0);
  const found = await aheadOf(search, "");
  expect(queriesOf(found)).toEqual(expect.arrayContaining(["c", "p", "w"]));
  expect(new Set(queriesOf(found)).size).toBe(found.length);
  expect(queriesOf(found)).not.toContain("q");
  expect(found.every(({ answer }) => answer.isPartial)).toBe(true);
  expect(await aheadOf(search, "")).toEqual([]);
});

it("finds ahead what the text has for queries that go on from one, and then for each letter", async () => {
  const search = createEmbeddedSearch(fromBodies);
  await search.search("wai", 3);
  const [first, ...rest] = await aheadOf(search, "wai");
  expect(first).toEqual({ query: "wait", limit: 3, answer: await search.search("wait", 3) });
  expect(queriesOf(rest)).toEqual([..."abcdefghijklmnopqrstuvwxyz"]);
});

it("finds no more ahead from the names once the text is there", async () => {
  const search = createEmbeddedSearch(fromBodies);
  await search.search("", 0);
  const ahead = search.findAhead("", 0);
  const { value } = (await ahead.next()) as IteratorYieldResult<AnswerAhead>;
  expect(value).toMatchObject({ query: "c", answer: { isPartial: true } });
  await search.search("wait", 3);
  await expect(ahead.next()).resolves.toMatchObject({ done: true });
});

it.each([
  ["a letter", "w"],
  ["the first letter of a called name", "page.w"],
])(
  "finds for %s what the names had, in their order, once it has the text",
  async (_case, query) => {
    const { search } = createEmbeddedSearch(fromBodies);
    let tell: (answer: SearchAnswer) => void = () => undefined;
    const more = new Promise<SearchAnswer>((resolve) => (tell = resolve));
    const names = await search(query, 24, tell);
    const whole = await more;
    const urlsOf = ({ entries }: SearchAnswer) => entries.map(({ url }) => url);
    expect(urlsOf(whole)).toContain("/docs/api/page#wait_for_selector");
    expect(urlsOf(whole)).toEqual(urlsOf(names));
    expect(whole.entries[0]?.signature).toBe("page.wait_for_selector");
  },
);
