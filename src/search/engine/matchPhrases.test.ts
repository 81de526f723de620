import { anIndexOf, someSearchEntries } from "../../../test/searchEntries";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { createEntryIndex } from "./entryIndex";
import { createNameReader } from "./entryNames";
import { matchPhrases, phraseCover } from "./matchPhrases";
import { readQuery } from "./readQuery";

const said: Record<string, string[]> = {
  "/docs/api/page#click": ["press knob", "hit"],
  "/docs/api/page#screenshot": ["press photo of the knob"],
};

function withPhrases({ phrases: _own, ...entry }: SearchEntry): SearchEntry {
  const phrases = said[entry.url];
  return { ...entry, ...(phrases && { phrases }) };
}

const index = createEntryIndex(anIndexOf(someSearchEntries.map(withPhrases)));

it.each([
  ["what readers call it", "press the knob", "/docs/api/page#click"],
  ["the beginning of a word", "press kno", "/docs/api/page#click"],
  ["a word with a wrong letter", "presss knob", "/docs/api/page#click"],
  ["more of what another place is called", "photo knob", "/docs/api/page#screenshot"],
  ["a name, which tells more", "locator", "/docs/api/locator"],
])("finds by %s", async (_case, query, url) => {
  expect((await index).find(query, 3)[0]?.url).toBe(url);
});

const [entry] = someSearchEntries;
if (!entry) throw new Error("There are no entries.");
const names = createNameReader()({ ...entry, phrases: ["press the knob", "sign in"] });

it("matches a word better than the beginning of one, and what these docs say instead of it", () => {
  const [whole = 0, start = 0, synonym, none] = ["knob", "kno", "login", "xylophone"].map((query) =>
    Math.max(...readQuery(query).words.map((word) => matchPhrases(names, word))),
  );
  expect(whole).toBeGreaterThan(start);
  expect(start).toBeGreaterThan(0);
  expect(synonym).toBe(whole);
  expect(none).toBe(0);
});

it("counts how much of a phrase is asked for, and of the query said", () => {
  const queries = ["press the knob", "press knob", "press", "press knob twice"];
  const [all, most = 0, part = 0, more = 0] = queries.map((query) => {
    const { words, typed } = readQuery(query);
    return phraseCover(
      names,
      words,
      words.map(() => 1 / words.length),
      typed,
    );
  });
  expect(all).toBeCloseTo(1);
  expect(most).toBeLessThan(1);
  expect([part, more].every((share) => share > 0 && share < most)).toBe(true);
});
