import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import { someSearchEntries } from "../../../test/searchEntries";
import { neededPages } from "../../config/neededPages";
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

it("offers the eight pages that readers need most below, each once, and they can be opened by keys", async () => {
  recentEntries.add({ ...entryAt("/docs/api/page"), url: neededPages[0].url });
  await openSearch();
  const { length } = screen.getAllByRole("option");
  expect(optionNames("Needed most")).toHaveLength(7);
  expect(length).toBe(3 + 7);
  await userEvent.keyboard("{End}");
  const last = screen.getByRole("option", { name: /A to Z/ });
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", last.id);
});

it.each(neededPages)("leads to $url by its title", ({ url, title }) => {
  const file = url === "/docs/api" ? "/docs/api/index" : url;
  expect(readFileSync(`content${file}.mdx`, "utf8")).toContain(`\ntitle: ${title}\n`);
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
