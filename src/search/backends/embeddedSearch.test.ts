import { someSearchRecords } from "../../../test/searchEntries";
import { searchFiles } from "../../node/search/searchFiles";
import { createEmbeddedSearch } from "./embeddedSearch";
import type { SearchAnswer, SearchBackend } from "./searchBackend";

const [names, text] = searchFiles(someSearchRecords);
const files = { names: "names", text: "text" };
const bodies: Record<string, string> = { names: names?.body ?? "", text: text?.body ?? "" };
const load = (file: string) => Promise.resolve(JSON.parse(bodies[file] ?? "") as unknown);

/** Returns the first answer, and the one after it. */
async function askTwice({ search }: SearchBackend, query: string, limit: number) {
  let tell: (answer: SearchAnswer) => void = () => undefined;
  const more = new Promise<SearchAnswer>((resolve) => (tell = resolve));
  const first = await search(query, limit, tell);
  return { first, more };
}

it("answers from the names before it loads what the whole answer takes", async () => {
  const loaded: string[] = [];
  const backend = createEmbeddedSearch(files, (file) => {
    loaded.push(file);
    return load(file);
  });
  const { first, more } = await askTwice(backend, "waitForSelector", 1);
  expect(first).toMatchObject({ isPartial: true, entries: [{ heading: "wait_for_selector" }] });
  expect(loaded).toEqual(["names"]);
  expect((await more).isPartial).toBeUndefined();
  expect(loaded).toEqual(["names", "text"]);
});

it("loads the names alone for the empty query", async () => {
  const loaded: string[] = [];
  const { search } = createEmbeddedSearch(files, (file) => {
    loaded.push(file);
    return load(file);
  });
  await search("", 0);
  expect(loaded).toEqual(["names"]);
});

it("answers once where it has the text, and where the names have nothing", async () => {
  const onMore = jest.fn();
  const { search } = createEmbeddedSearch(files, load);
  const answer = await search("whole", 1, onMore);
  expect(answer).toMatchObject({ entries: [{ url: "/docs/api/page#screenshot-fullPage" }] });
  expect(await search("waitForSelector", 1, onMore)).not.toHaveProperty("isPartial");
  expect(onMore).not.toHaveBeenCalled();
});

it("has the names for its whole answer where the text cannot be had", async () => {
  const backend = createEmbeddedSearch(files, (file) =>
    file === "text" ? Promise.reject(new Error("Offline")) : load(file),
  );
  const { more } = await askTwice(backend, "waitForSelector", 1);
  const { entries, isPartial, lacksText } = await more;
  expect(entries[0]?.url).toBe("/docs/api/page#wait_for_selector");
  expect([isPartial, lacksText]).toEqual([undefined, true]);
});

it.each([
  ["a letter", "w"],
  ["the first letter of a called name", "page.w"],
])(
  "finds for %s what the names had, in their order, once it has the text",
  async (_case, query) => {
    const { first, more } = await askTwice(createEmbeddedSearch(files, load), query, 24);
    const whole = await more;
    const urlsOf = ({ entries }: SearchAnswer) => entries.map(({ url }) => url);
    expect(urlsOf(whole)).toContain("/docs/api/page#wait_for_selector");
    expect(urlsOf(whole)).toEqual(urlsOf(first));
    expect(whole.entries[0]?.signature).toBe("page.wait_for_selector");
  },
);
