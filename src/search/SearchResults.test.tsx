import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anAnswer, someSearchEntries } from "../../test/searchEntries";
import type { SearchBackend } from "./searchBackend";
import { SearchContext } from "./searchContext";
import { SearchResults } from "./SearchResults";

describe("SearchResults", () => {
  it("lists results by page, with counts, and more of them on demand", async () => {
    renderResults({ search: () => Promise.resolve(anAnswer(someSearchEntries)) });
    await screen.findByRole("heading", { name: "Page API reference · 6 results" });
    expect(screen.getAllByRole("link")).toHaveLength(9);
    await userEvent.click(screen.getByRole("button", { name: "Show 1 more of Page" }));
    expect(screen.getAllByRole("link")).toHaveLength(10);
    expect(screen.getByRole("status")).toHaveTextContent("10 results");
  });

  it("says that nothing was found", async () => {
    renderResults({ search: () => Promise.resolve(anAnswer([])) });
    expect(await screen.findByText('No results found for "click"')).toBeVisible();
  });

  it("says that the search failed", async () => {
    renderResults({ search: () => Promise.reject(new Error("offline")) });
    expect(await screen.findByText("Unable to fetch results")).toBeVisible();
  });

  it("asks for a query where there is none", () => {
    renderResults({ search: () => Promise.resolve(anAnswer([])) }, "");
    expect(screen.getByText(/Type a name in Ruby or JavaScript/)).toBeVisible();
  });
});

function renderResults(backend: SearchBackend, query = "click") {
  const search = { backend, open: () => undefined, prepare: () => undefined };
  return render(
    <SearchContext.Provider value={search}>
      <SearchResults query={query} />
    </SearchContext.Provider>,
  );
}
