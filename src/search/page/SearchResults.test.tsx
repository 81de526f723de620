// [rows 21, 22]
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answering, failingAtFirst } from "../../../test/searchBackends";
import { someSearchEntries } from "../../../test/searchEntries";
import type { SearchBackend } from "../backends/searchBackend";
import { SearchContext } from "../searchContext";
import { SearchResults } from "./SearchResults";

const onQuery = jest.fn();

it("lists results by page, with counts, and more of them on demand", async () => {
  renderResults(answering(someSearchEntries));
  await screen.findByRole("heading", { name: "Page API reference · 6 results" });
  expect(screen.getAllByRole("link")).toHaveLength(9);
  await userEvent.click(screen.getByRole("button", { name: "Show 1 more of Page" }));
  expect(screen.getAllByRole("link")).toHaveLength(10);
  expect(screen.getAllByText("10 results")).toHaveLength(2);
  expect(screen.getAllByRole("link")[5]).toHaveFocus();
});

it("says that there may be more than it lists", async () => {
  const pages = Array.from({ length: 20 }, (_, page) => `/${page}`);
  const many = pages.flatMap((page) =>
    someSearchEntries.map((entry, index) => ({ ...entry, url: `${page}#${index}` })),
  );
  renderResults(answering(many.slice(0, 200)));
  expect(await screen.findAllByText("The first 200 results")).toHaveLength(2);
});

it("says that nothing was found, and suggests words of the query", async () => {
  renderResults(answering([]), "click zebra");
  expect(await screen.findByText('No results found for "click zebra"')).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Search for zebra" }));
  expect(onQuery).toHaveBeenCalledWith("zebra");
});

it("says that the search failed, and tries again", async () => {
  renderResults(failingAtFirst(1, someSearchEntries));
  expect(await screen.findByText("Unable to fetch results")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: /^Page/ })).toBeVisible();
});

it("asks for a query where there is none", () => {
  renderResults(answering([]), "");
  expect(screen.getByText(/Type a name in Ruby or JavaScript/)).toBeVisible();
});

function renderResults(backend: SearchBackend, query = "click") {
  const search = { backend, open: () => undefined, prepare: () => undefined };
  return render(
    <SearchContext.Provider value={search}>
      <SearchResults query={query} onQuery={onQuery} />
    </SearchContext.Provider>,
  );
}
