// [row 16]
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubIntersectionObserver } from "../../test/stubBrowser";
import type { TocEntry } from "../shared/docPage";
import { TableOfContents } from "./TableOfContents";

const guide: TocEntry[] = [
  { id: "install", text: "Install", level: 2, isCode: false },
  { id: "the-gem", text: "The gem", level: 3, isCode: false },
  { id: "next", text: "Where to go next", level: 2, isCode: false },
];

const reference: TocEntry[] = Array.from({ length: 21 }, (_, index) => ({
  id: `wait_${index}`,
  text: `wait_${index}`,
  level: 2,
  isCode: true,
}));

let scrollTo: (ids: Record<string, boolean>) => void;

beforeEach(() => {
  scrollTo = stubIntersectionObserver();
  document.body.innerHTML = "";
});

it("links to every heading", () => {
  render(<TableOfContents entries={guide} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  expect(links).toEqual(["#install", "#the-gem", "#next"]);
});

it("marks the last heading that was passed", () => {
  render(<TableOfContents entries={guide} />);
  act(() => scrollTo({ install: true, "the-gem": true, next: false }));
  expect(screen.getByRole("link", { current: "location" })).toHaveTextContent("The gem");

  act(() => scrollTo({ "the-gem": false }));
  expect(screen.getByRole("link", { current: "location" })).toHaveTextContent("Install");
});

it("marks nothing above the first heading", () => {
  render(<TableOfContents entries={guide} />);
  act(() => scrollTo({ install: false }));

  expect(screen.queryByRole("link", { current: "location" })).not.toBeInTheDocument();
});

it("has no filter while it is short", () => {
  render(<TableOfContents entries={reference.slice(0, 20)} />);

  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

it("filters when it is long", async () => {
  render(<TableOfContents entries={reference} />);
  await userEvent.type(screen.getByRole("searchbox"), "WAIT2");

  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "wait_2",
    "wait_20",
  ]);
});

it("says so when nothing matches", async () => {
  render(<TableOfContents entries={reference} />);
  await userEvent.type(screen.getByRole("searchbox"), "click");

  expect(screen.getByText("Nothing on this page matches “click”.")).toBeVisible();
});
