import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { installHighlights, markedPieces } from "../../test/installHighlights";
import { someSearchEntries } from "../../test/searchEntries";
import { groupOptions } from "./groupEntries";
import { ResultList, type ShownList } from "./ResultList";

const of = (name: string) => groupOptions(someSearchEntries.filter(({ page }) => page === name));
const options = {
  listId: "list",
  active: undefined,
  activeId: "list0",
  activePlace: 0,
  optionId: () => "",
  entryOf: () => undefined,
  activate: () => undefined,
};
const shownUrls = () => screen.getAllByRole("option").map((option) => option.getAttribute("href"));
const urlsOf = (name: string) => of(name).flatMap(({ entries }) => entries.map(({ url }) => url));

it("stays with what it shows until React knows of that", () => {
  const list = createRef<ShownList>();
  const draw = (groups: ReturnType<typeof of>, query: string, room: number) => (
    <ResultList ref={list} {...{ groups, query, options, room }} onChoose={() => undefined} />
  );
  const groups = of("Page");
  const { rerender } = render(draw(groups, "p", 4));
  const before = shownUrls();
  expect(list.current?.show(of("Locator"), "l")).toBe(true);
  expect(shownUrls()).toEqual(urlsOf("Locator").slice(0, before.length));
  rerender(draw(groups, "p", 40));
  expect(shownUrls()).toEqual(urlsOf("Locator").slice(0, before.length));
  rerender(draw(of("Locator"), "l", 40));
  expect(shownUrls()).toEqual(urlsOf("Locator"));
});

it("has its marks while another list goes that had some", () => {
  installHighlights();
  const draw = (query: string) => (
    <ResultList {...{ groups: of("Page"), query, options, room: 40 }} onChoose={() => undefined} />
  );
  render(draw("screenshot"));
  const { unmount } = render(draw("wait"));
  expect(markedPieces()).toEqual(expect.arrayContaining(["screenshot", "wait"]));
  unmount();
  expect(markedPieces()).toContain("screenshot");
  expect(markedPieces()).not.toContain("wait");
});
