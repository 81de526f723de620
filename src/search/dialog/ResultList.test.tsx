import { render, screen } from "@testing-library/react";
import { someSearchEntries } from "../../../test/searchEntries";
import { markEnd, markStart } from "../../shared/search/marks";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { CurrentPathContext } from "../../ui/links/currentPathContext";
import { groupEntries } from "../results/groupEntries";
import { ResultList } from "./ResultList";

const ofPage = someSearchEntries.filter(({ page }) => page === "Page");
const waiting = ofPage.find(({ heading }) => heading === "wait_for_selector");

function renderList(entries: readonly SearchEntry[], query = "click", currentPath = "") {
  const options = {
    listId: "list",
    activeId: "list0",
    active: entries[0],
    idOf: (entry: SearchEntry) => `list${entries.indexOf(entry)}`,
    activate: () => undefined,
  };
  render(
    <CurrentPathContext.Provider value={currentPath}>
      <ResultList
        groups={groupEntries(entries)}
        {...{ query, options }}
        onChoose={() => undefined}
      />
    </CurrentPathContext.Provider>,
  );
  return screen.getAllByRole("option");
}

/** Returns what a reader sees in the first line of an option, piece by piece. */
function titleOf(option: Element | undefined): string[] {
  const texts = [...(option?.querySelectorAll('[data-part="title"] > *') ?? [])];
  return texts.map(({ textContent }) => textContent ?? "");
}

it("has the options of a page in a group, each with an id, the active one selected", () => {
  const options = renderList(someSearchEntries);
  expect(options.map(({ id }) => id)).toEqual(someSearchEntries.map((_e, index) => `list${index}`));
  expect(screen.getByRole("option", { selected: true })).toBe(options[0]);
  expect(screen.getAllByRole("group").map((group) => group.ariaLabel ?? "")).toHaveLength(3);
});

it("knows the option of the reader's page", () => {
  const current = renderList(ofPage, "click", ofPage[0]?.url).filter((option) =>
    option.hasAttribute("aria-current"),
  );
  expect(current.map((option) => option.getAttribute("href"))).toEqual([ofPage[0]?.url]);
});

it.each([
  ["member", "wait_for_selector", ["wait_for_selector", "waitForSelector"]],
  ["option", "fullPage", ["fullPage", "option of screenshot"]],
  ["event", "dialog", ["dialog", "event"]],
  ["page", null, ["Page"]],
] as const)("says of a %s what it is", (kind, name, said) => {
  const entries = ofPage.filter(
    (one) => one.kind === kind && [one.subheading, one.heading].includes(name),
  );
  expect(titleOf(renderList(entries)[0])).toEqual(said);
});

it.each([
  ["the query asks for", {}, "wait sel", ["wait", "sel", "wait"]],
  ["nothing asks for", {}, "zebra", []],
  [
    "a service found, whatever the query is",
    { heading: `${markStart}wait${markEnd}_for`, signature: null, content: "Text." },
    "zebra",
    ["wait"],
  ],
  [
    "is found in markup, which stays text",
    { signature: null, content: `<img onerror=${markStart}alert${markEnd}(1)>` },
    "zebra",
    ["alert"],
  ],
] as const)("marks what %s", (_case, own, query, marked) => {
  const [option] = renderList(waiting ? [{ ...waiting, ...own }] : [], query);
  const pieces = [...(option?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent);
  expect(pieces.slice(0, marked.length)).toEqual(marked);
  expect(pieces.length === 0).toBe(marked.length === 0);
  expect(option?.textContent).not.toContain(markStart);
  expect(option?.querySelector("img")).toBeNull();
});
