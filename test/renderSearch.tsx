import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchBackend } from "../src/search/backends/searchBackend";
import { SearchProvider } from "../src/search/SearchProvider";
import { SearchTrigger } from "../src/search/SearchTrigger";
import { answering } from "./searchBackends";
import { someSearchEntries } from "./searchEntries";

/** Returns a page with the search around it. */
export function searchAt(address: string, backend: SearchBackend) {
  return (
    <SearchProvider currentAddress={address} backend={backend}>
      <SearchTrigger />
      <p>wait_for_selector</p>
      <input aria-label="Other field" />
    </SearchProvider>
  );
}

/** Renders a page with the search. */
export function renderSearch(backend: SearchBackend = answering(someSearchEntries)) {
  return render(searchAt("/", backend));
}

/** Renders a page with the search, and opens it. */
export async function openSearch(backend?: SearchBackend) {
  const result = renderSearch(backend);
  await pressCtrlK();
  await screen.findByRole("dialog", { name: "Search the documentation" });
  return result;
}

export async function pressCtrlK(): Promise<void> {
  await userEvent.keyboard("{Control>}k{/Control}");
}
