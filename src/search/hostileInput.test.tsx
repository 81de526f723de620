import { render, screen } from "@testing-library/react";
import { hostileElements, hostileTexts } from "../../test/hostileTexts";
import { processorTime } from "../../test/processorTime";
import { answering } from "../../test/searchBackends";
import { someSearchEntries } from "../../test/searchEntries";
import { parseFramework } from "../mdx/tabs/frameworkChoice";
import { nearestPaths, queryFromPath } from "../shared/routes/nearestPaths";
import type { SearchEntry } from "../shared/search/searchRecord";
import { parseChoice } from "../theme/colorMode";
import { recentEntries } from "./dialog/entryStore";
import { isPathOfSite } from "./backends/isSearchRecord";
import { SearchContext } from "./searchContext";
import { SearchResults } from "./page/SearchResults";

beforeEach(() => {
  localStorage.clear();
});

describe.each(hostileTexts)("%s", (_name, text) => {
  it("[browser 16] is text where it is searched for", async () => {
    renderResults([], text);
    await screen.findByText(/^No results found/);
    expectHarmless();
  });

  it("[browser 16] is text where the index holds it", async () => {
    const entries = someSearchEntries.slice(0, 2).map((entry): SearchEntry => ({
      ...entry,
      page: text,
      heading: text,
      content: text,
      signature: text,
    }));
    renderResults(entries, text.slice(0, 500));
    expect((await screen.findAllByRole("link")).length).toBeGreaterThan(0);
    expectHarmless();
    expect(oneLine(document.body.textContent)).toContain(oneLine(text).slice(0, 20));
  });

  it("[browser 16] leads nowhere where a stored entry has it for its address", () => {
    const [entry] = someSearchEntries;
    localStorage.setItem("search-recent", JSON.stringify([{ ...entry, url: text }, text, null]));
    expect(recentEntries.read()).toEqual([]);
    expect(isPathOfSite(text)).toBe(false);
  });

  it("[browser 16] is no choice of the reader's, and breaks no list of them", () => {
    expect(["light", "dark", "system"]).toContain(parseChoice(text));
    expect(parseFramework(text)).toBeNull();
    localStorage.setItem("search-recent", text);
    expect(recentEntries.read()).toEqual([]);
  });

  it("[browser 16] finds the nearest pages, or none, in no time", () => {
    const known = [{ path: "/docs/api/page", title: "Page" }];
    const time = processorTime(() => {
      expect(nearestPaths(`/${text}`, known, 5).length).toBeLessThanOrEqual(1);
      expect(queryFromPath(`/${text}`).length).toBeLessThanOrEqual(text.length);
    });
    expect(time).toBeLessThan(1_000);
  });
});

function renderResults(entries: readonly SearchEntry[], query: string): void {
  const search = { backend: answering(entries), open: () => undefined, prepare: () => undefined };
  render(
    <SearchContext.Provider value={search}>
      <SearchResults query={query} onQuery={() => undefined} />
    </SearchContext.Provider>,
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function expectHarmless(): void {
  expect(document.body.querySelectorAll(`script, ${hostileElements}`)).toHaveLength(0);
  for (const link of document.querySelectorAll("a")) {
    expect([location.origin, "https://github.com"]).toContain(link.origin);
  }
}
