import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import { someSearchEntries } from "../../../test/searchEntries";
import { favouriteEntries, recentEntries } from "./entryStore";

beforeAll(installDialog);
beforeEach(() => {
  localStorage.clear();
  recentEntries.add(entryAt("/docs/api/page#screenshot"));
  recentEntries.add(entryAt("/docs/api/locator#click"));
});

it("lists what was opened before, the latest first, and of which page it is", async () => {
  await openSearch();
  expect(optionNames("Opened before")).toEqual([
    expect.stringMatching(/^click.*Locator/),
    expect.stringMatching(/^screenshot.*Page/),
  ]);
});

it("makes a favourite of one, above the others, and says so", async () => {
  await openSearch();
  await userEvent.click(
    screen.getByRole("button", { name: "Keep Page#screenshot as a favourite" }),
  );
  expect(optionNames("Favourites")).toEqual([expect.stringMatching(/^screenshot/)]);
  expect(optionNames("Opened before")).toEqual([expect.stringMatching(/^click/)]);
  expect(screen.getByText("Page#screenshot is a favourite now")).toHaveAttribute("role", "status");
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("removes one with its button", async () => {
  await openSearch();
  await userEvent.click(screen.getByRole("button", { name: "Remove Locator#click" }));
  expect(optionNames("Opened before")).toEqual([expect.stringMatching(/^screenshot/)]);
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("removes the active one with Shift+Delete", async () => {
  await openSearch();
  await userEvent.keyboard("{ArrowDown}{Shift>}{Delete}{/Shift}");
  expect(optionNames("Opened before")).toEqual([expect.stringMatching(/^click/)]);
  expect(recentEntries.read()).toHaveLength(1);
});

it("lets Tab reach the buttons of the active one alone", async () => {
  await openSearch();
  const remove = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });
  expect(remove("Locator#click")).toHaveAttribute("tabindex", "0");
  expect(remove("Page#screenshot")).toHaveAttribute("tabindex", "-1");
});

it("forgets all recent ones at once, and no favourite", async () => {
  favouriteEntries.add(entryAt("/docs/api/page"));
  await openSearch();
  await userEvent.click(screen.getByRole("button", { name: "Clear Opened before" }));
  expect(screen.queryByRole("group", { name: "Opened before" })).not.toBeInTheDocument();
  expect(optionNames("Favourites")).toHaveLength(1);
});

it("forgets and remembers nothing where the reader turned that off", async () => {
  await openSearch();
  await userEvent.click(screen.getByText("Settings"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Remember what I open from here" }));
  expect(recentEntries.read()).toEqual([]);
  await userEvent.type(screen.getByRole("combobox"), "page");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Enter}");
  expect(recentEntries.read()).toEqual([]);
});

it("offers no favourites where the reader turned them off", async () => {
  favouriteEntries.add(entryAt("/docs/api/page"));
  await openSearch();
  await userEvent.click(screen.getByText("Settings"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Offer favourites" }));
  expect(screen.queryByRole("group", { name: "Favourites" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Keep/ })).not.toBeInTheDocument();
  expect(favouriteEntries.read()).toEqual([]);
});

it("offers itself again when the query is emptied", async () => {
  await openSearch();
  await userEvent.type(screen.getByRole("combobox"), "page");
  expect(screen.queryByRole("group", { name: "Opened before" })).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole("combobox"));
  expect(optionNames("Opened before")).toHaveLength(2);
});

function optionNames(group: string) {
  const { children } = screen.getByRole("group", { name: group });
  return [...children].filter((child) => child.role === "option").map((child) => child.textContent);
}

function entryAt(url: string) {
  const entry = someSearchEntries.find((candidate) => candidate.url === url);
  if (!entry) throw new Error(`There is no entry ${url}.`);
  return entry;
}
