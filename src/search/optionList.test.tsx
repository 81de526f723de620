import { installHighlights, markedPieces } from "../../test/installHighlights";
import { someSearchEntries } from "../../test/searchEntries";
import { markEnd, markStart } from "../shared/marks";
import type { SearchEntry } from "../shared/searchRecord";
import { groupEntries } from "./groupEntries";
import { createOptionList } from "./optionList";

beforeEach(installHighlights);

const look = { listId: "list", currentPath: null };
const ofPage = someSearchEntries.filter(({ page }) => page === "Page");
const ofLocator = someSearchEntries.filter(({ page }) => page === "Locator");

function openList() {
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  const list = createOptionList(element);
  const show = (entries: readonly SearchEntry[], query = "click", currentPath = "") =>
    list.show(groupEntries(entries), { ...look, query, currentPath });
  const options = () => [...element.querySelectorAll<HTMLElement>('[role="option"]')];
  return { element, list, show, options };
}

/** What a reader sees in the first line of an option, piece by piece. */
function seenOf(option: Element | undefined): string[] {
  const texts = [...(option?.querySelectorAll('[data-part="title"] > *') ?? [])];
  return texts
    .filter((text) => !text.hasAttribute("hidden"))
    .map(({ textContent }) => textContent ?? "");
}

it("shows another list in the elements of the one before, and no more of them than it needs", () => {
  const { element, show, options } = openList();
  show([...ofPage, ...ofLocator]);
  const before = options();
  show(ofLocator);
  expect(options()).toEqual(before.slice(0, ofLocator.length));
  expect(options().map((option) => option.getAttribute("href"))).toEqual(
    ofLocator.map(({ url }) => url),
  );
  expect(element.children).toHaveLength(1);
  expect(element.firstElementChild).toHaveAttribute("aria-label", "Locator");
  show([]);
  expect(element).toBeEmptyDOMElement();
});

it("counts options through all groups in their ids, and knows the one of the reader's page", () => {
  const { show, options } = openList();
  const entries = [...ofLocator, ...ofPage];
  show(entries, "click", ofPage[0]?.url);
  expect(options().map(({ id }) => id)).toEqual(entries.map((_entry, place) => `list${place}`));
  const current = options().filter((option) => option.hasAttribute("aria-current"));
  expect(current.map((option) => option.getAttribute("href"))).toEqual([ofPage[0]?.url]);
  show([...ofPage, ...ofLocator]);
  expect(options().filter((option) => option.hasAttribute("aria-current"))).toEqual([]);
});

it.each([
  ["member", "wait_for_selector", ["wait_for_selector", "waitForSelector"]],
  ["option", "fullPage", ["fullPage", "option of screenshot"]],
  ["event", "dialog", ["dialog", "event"]],
  ["page", null, ["Page"]],
] as const)("says of a %s what it is, whatever stood in its place before", (kind, name, said) => {
  const { show, options } = openList();
  const entry = ofPage.find(
    (one) => one.kind === kind && [one.subheading, one.heading].includes(name),
  );
  for (const other of ofPage) {
    show([other]);
    show(entry ? [entry] : []);
    expect(seenOf(options()[0])).toEqual(said);
  }
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
  const { show, options } = openList();
  const entry = ofPage.find(({ heading }) => heading === "wait_for_selector");
  show(entry ? [{ ...entry, ...own }] : [], query);
  const pieces = markedPieces();
  expect(pieces.slice(0, marked.length)).toEqual(marked);
  expect(pieces.length === 0).toBe(marked.length === 0);
  expect(options()[0]?.textContent).not.toContain(markStart);
  expect(options()[0]?.querySelector("img")).toBeNull();
});

it("shows all but the marks where the browser knows none", () => {
  Reflect.deleteProperty(globalThis, "Highlight");
  const { show, options } = openList();
  show(ofPage);
  expect(options()).toHaveLength(ofPage.length);
});
