// [row 16]
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubHeadings, stubResizeObserver } from "../../../test/stubBrowser";
import type { TocEntry } from "../../shared/content/docPage";
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

beforeEach(() => {
  stubResizeObserver();
  document.body.innerHTML = "";
});

it("links to every heading", () => {
  render(<TableOfContents entries={guide} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  expect(links).toEqual(["#install", "#the-gem", "#next"]);
});

it("marks the heading that is being read", async () => {
  const scrollTo = stubHeadings(guide.map(({ id }) => id));
  render(<TableOfContents entries={guide} />);
  scrollTo({ install: -300, "the-gem": 20, next: 700 });
  const link = await screen.findByRole("link", { current: "location" });
  expect(link).toHaveTextContent("The gem");

  scrollTo({ install: -100, "the-gem": 220, next: 900 });
  await waitFor(() => {
    expect(screen.getByRole("link", { current: "location" })).toHaveTextContent("Install");
  });
});

it("takes away the mark that the page has had before the app was there", async () => {
  const scrollTo = stubHeadings(guide.map(({ id }) => id));
  render(<TableOfContents entries={guide} />);
  screen.getByRole("link", { name: "Install" }).setAttribute("aria-current", "location");
  scrollTo({ install: -300, "the-gem": 20, next: 700 });
  await waitFor(() => {
    expect(screen.getByRole("link", { current: "location" })).toHaveTextContent("The gem");
  });
});

it("marks nothing above the first heading", async () => {
  const scrollTo = stubHeadings(guide.map(({ id }) => id));
  render(<TableOfContents entries={guide} />);
  scrollTo({ install: 20, "the-gem": 500, next: 900 });
  await screen.findByRole("link", { current: "location" });

  scrollTo({ install: 300, "the-gem": 780, next: 1180 });
  await waitFor(() => {
    expect(screen.queryByRole("link", { current: "location" })).not.toBeInTheDocument();
  });
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
