import { act, renderHook } from "@testing-library/react";
import { anAnswer, someSearchEntries } from "../../../test/searchEntries";
import type { SearchAnswer, SearchBackend } from "../backends/searchBackend";
import { foundEntries, useSearch } from "./useSearch";

const [one, two] = [someSearchEntries.slice(0, 1), someSearchEntries.slice(0, 2)];

/** Returns a search whose two answers come when the test says so. */
function searchFor(text: string) {
  let tellNames: (answer: SearchAnswer) => void = () => undefined;
  let tellWhole: (answer: SearchAnswer) => void = () => undefined;
  const backend: SearchBackend = {
    search: (_query, _limit, onMore = () => undefined) => {
      tellWhole = onMore;
      return new Promise((resolve) => (tellNames = resolve));
    },
  };
  const { result } = renderHook(() => useSearch(backend, text, 3));
  const tell = (answer: () => void) => act(() => Promise.resolve(answer()));
  return {
    state: () => [result.current.status, foundEntries(result.current).length],
    names: () => tell(() => tellNames({ ...anAnswer(one), isPartial: true })),
    whole: () => tell(() => tellWhole(anAnswer(two))),
  };
}

it("has what the names gave until all is there", async () => {
  const { state, names, whole } = searchFor("page");
  expect(state()).toEqual(["loading", 0]);
  await names();
  expect(state()).toEqual(["loading", 1]);
  await whole();
  expect(state()).toEqual(["found", 2]);
});

it("stays with the whole answer where that of the names comes later", async () => {
  const { state, names, whole } = searchFor("page");
  await whole();
  await names();
  expect(state()).toEqual(["found", 2]);
});

it("asks nothing without a query", () => {
  expect(searchFor("  ").state()).toEqual(["idle", 0]);
});
