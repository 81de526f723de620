import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import { someSearchEntries } from "../../../test/searchEntries";
import { neededPages } from "../../config/neededPages";
import { recentEntries } from "./recentEntries";

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

it("forgets them, and the field keeps the focus", async () => {
  await openSearch();
  await userEvent.click(screen.getByRole("button", { name: "Forget what I opened" }));
  expect(screen.queryByRole("group", { name: "Opened before" })).not.toBeInTheDocument();
  expect(recentEntries.read()).toEqual([]);
  expect(screen.getByRole("combobox")).toHaveFocus();
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
