import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ApiIndexEntry, ApiIndexTarget } from "../../shared/api/apiIndex";
import { ApiIndex } from "./ApiIndex";
import { OverviewProvider } from "./overviewContext";

function target(owner: string, path: string, fields: Partial<ApiIndexTarget> = {}): ApiIndexTarget {
  return { owner, path, jsName: null, warning: null, ...fields };
}

const index: ApiIndexEntry[] = [
  {
    name: "click",
    kinds: ["method"],
    targets: [
      target("ElementHandle", "/docs/api/element_handle#click", { warning: "discouraged" }),
      target("Locator", "/docs/api/locator#click"),
    ],
  },
  {
    name: "closed?",
    kinds: ["predicate"],
    targets: [target("Page", "/docs/api/page#closed", { jsName: "isClosed" })],
  },
  { name: "dialog", kinds: ["event"], targets: [target("Page", "/docs/api/page#event-dialog")] },
  { name: "Page", kinds: ["class"], targets: [target("Playwright::Page", "/docs/api/page")] },
];

function renderIndex(entries = index) {
  render(
    <OverviewProvider value={{ apiIndex: entries }}>
      <ApiIndex />
    </OverviewProvider>,
  );
}

function names() {
  return screen.getAllByRole("term").map((term) => term.textContent);
}

it("lists every name under its letter, with what it is", () => {
  renderIndex();
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
    "C",
    "D",
    "P",
  ]);
  expect(names()).toEqual(["click", "closed?question", "dialogevent", "Pageclass"]);
});

it("has the names of a letter in parts that a slow phone lays out at once", () => {
  const many = Array.from({ length: 23 }, (_, i) => `n${i}`);
  renderIndex(many.map((name) => ({ name, kinds: ["method"], targets: [target("Page", name)] })));
  const lists = screen.getByRole("heading", { name: "N" }).parentElement?.querySelectorAll("dl");
  const sizes = [...(lists ?? [])].map((list) => within(list).getAllByRole("term").length);
  expect(sizes).toEqual([10, 10, 3]);
  expect(names()).toEqual(many);
});

it("leads from a name to each class that has it, and warns before", () => {
  renderIndex();
  expect(screen.getByRole("link", { name: "Locator click" })).toHaveAttribute(
    "href",
    "/docs/api/locator#click",
  );
  const discouraged = screen.getByRole("link", { name: "ElementHandle click" });
  expect(discouraged.closest("li")).toHaveTextContent("discouraged");
  expect(screen.getByRole("link", { name: "Playwright::Page" })).toHaveAttribute(
    "href",
    "/docs/api/page",
  );
});

it("leads to its letters", () => {
  renderIndex();
  const letters = within(screen.getByRole("navigation", { name: "Letters" }));
  expect(letters.getByRole("link", { name: "D" })).toHaveAttribute("href", "#letter-d");
});

it("is narrowed by a name of JavaScript, and says how much is left", async () => {
  renderIndex();
  await userEvent.type(screen.getByRole("searchbox", { name: "Filter names" }), "isClosed");
  expect(names()).toEqual(["closed?question"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 4");
});

it("says so when nothing is left", async () => {
  renderIndex();
  await userEvent.type(screen.getByRole("searchbox"), "teleport");
  expect(screen.getByText("No name matches “teleport”.")).toBeInTheDocument();
});
