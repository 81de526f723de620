import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { installDialog } from "../../test/installDialog";
import { anAnswer, someSearchEntries } from "../../test/searchEntries";
import type { SearchEntry } from "../shared/searchRecord";
import type { SearchAnswer, SearchBackend } from "./searchBackend";
import { SearchProvider } from "./SearchProvider";
import { SearchTrigger } from "./SearchTrigger";

beforeAll(installDialog);
beforeEach(() => localStorage.clear());

describe("opening", () => {
  it("leads to the search page as a link", () => {
    renderSearch();
    expect(screen.getByRole("link", { name: /Search/ })).toHaveAttribute("href", "/search");
  });

  it.each([
    ["the link", () => userEvent.click(screen.getByRole("link", { name: /Search/ }))],
    ["Ctrl+K", () => userEvent.keyboard("{Control>}k{/Control}")],
    ["Cmd+K", () => userEvent.keyboard("{Meta>}k{/Meta}")],
    ["/", () => userEvent.keyboard("/")],
  ])("opens with %s, ready for typing", async (_case, act) => {
    renderSearch();
    await act();
    expect(await screen.findByRole("combobox", { name: "Search" })).toHaveFocus();
  });

  it("closes with Ctrl+K and gives the focus back", async () => {
    renderSearch();
    screen.getByRole("link", { name: /Search/ }).focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: /Search/ })).toHaveFocus();
  });

  it("stays closed while / is typed into a field", async () => {
    renderSearch();
    await userEvent.type(screen.getByRole("textbox", { name: "Other field" }), "/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Other field" })).toHaveValue("/");
  });

  it("stays closed on / when the reader has turned the key off", async () => {
    await openSearch();
    await userEvent.click(screen.getByRole("checkbox", { name: "Open with the / key" }));
    await userEvent.click(screen.getByRole("button", { name: "Close search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.keyboard("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("starts from the selected text", async () => {
    renderSearch();
    window.getSelection()?.selectAllChildren(screen.getByText("wait_for_selector"));
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("combobox")).toHaveValue("wait_for_selector");
    window.getSelection()?.removeAllRanges();
  });

  it("closes when the page changes", async () => {
    const { rerender } = await openSearch();
    rerender(searchAt("/docs/api/page", answering([])));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("results", () => {
  it("lists what is found by page, with signatures and JavaScript's names, and says how many", async () => {
    await openSearch();
    await userEvent.type(screen.getByRole("combobox"), "click");
    const page = await screen.findByRole("group", { name: "Page" });
    expect(within(page).getAllByRole("option")).toHaveLength(6);
    expect(
      screen.getByRole("option", { name: /wait_for_selector.*waitForSelector/ }),
    ).toBeVisible();
    expect(screen.getByText("page.screenshot(fullPage: nil)")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("10 results");
  });

  it("moves with the arrows, Home and End while the field keeps the focus", async () => {
    await openSearch();
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "page");
    const options = await screen.findAllByRole("option");
    expect(field).toHaveAttribute("aria-expanded", "true");
    expectActive(options[0]);
    await userEvent.keyboard("{ArrowDown}");
    expectActive(options[1]);
    await userEvent.keyboard("{End}");
    expectActive(options.at(-1));
    await userEvent.keyboard("{ArrowDown}");
    expectActive(options[0]);
    await userEvent.keyboard("{ArrowUp}{Home}");
    expectActive(options[0]);
    expect(field).toHaveFocus();
  });

  it("opens the active result with Enter and remembers it", async () => {
    await openSearch();
    await userEvent.type(screen.getByRole("combobox"), "page");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(navigate).toHaveBeenCalledWith("/docs/api/page#screenshot");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.keyboard("/");
    expect(await screen.findByRole("option", { name: /screenshot/ })).toBeVisible();
  });

  it("opens the active result in a new tab with Ctrl+Enter, and stays", async () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    await openSearch();
    await userEvent.type(screen.getByRole("combobox"), "page");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(open).toHaveBeenCalledWith("http://localhost/docs/api/page", "_blank", "noopener");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("shows the answer to the last query, however late the others come", async () => {
    const late: (() => void)[] = [];
    const search: SearchBackend["search"] = (query) =>
      new Promise((resolve) => {
        const found = someSearchEntries.filter(
          ({ page }) => page === (query === "p" ? "Page" : "Locator"),
        );
        if (query === "pl") resolve(anAnswer(found));
        else late.push(() => resolve(anAnswer(found)));
      });
    await openSearch({ search });
    await userEvent.type(screen.getByRole("combobox"), "pl");
    await screen.findByRole("group", { name: "Locator" });
    late.forEach((answer) => answer());
    await Promise.resolve();
    expect(screen.queryByRole("group", { name: "Page" })).not.toBeInTheDocument();
  });

  it("leads to all results of the query", async () => {
    await openSearch();
    await userEvent.type(screen.getByRole("combobox"), "get by role");
    expect(screen.getByRole("link", { name: "See all results" })).toHaveAttribute(
      "href",
      "/search?q=get+by+role",
    );
  });
});

describe("states", () => {
  it("says that nothing was found, with the query as text", async () => {
    await openSearch(answering([]));
    await userEvent.type(screen.getByRole("combobox"), "<b>x</b>");
    expect(await screen.findByText('No results found for "<b>x</b>"')).toBeVisible();
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  });

  it("says that the search failed, and tries again", async () => {
    const search = jest
      .fn<Promise<SearchAnswer>, [string, number]>()
      .mockResolvedValue(anAnswer(someSearchEntries));
    await openSearch({ search });
    search.mockRejectedValueOnce(new Error("offline"));
    await userEvent.type(screen.getByRole("combobox"), "p");
    expect(await screen.findByText("Unable to fetch results")).toBeVisible();
    expect(screen.getByText("You might want to check your network connection.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("group", { name: "Page" })).toBeVisible();
  });

  it("says that the site's own index answers where the search service does not", async () => {
    const answer = anAnswer(someSearchEntries, "embedded-fallback");
    await openSearch({ search: () => Promise.resolve(answer) });
    await userEvent.type(screen.getByRole("combobox"), "p");
    expect(await screen.findByText(/The search service does not answer/)).toBeVisible();
    expect(screen.getByRole("group", { name: "Page" })).toBeVisible();
  });

  it("takes no more than 512 characters", async () => {
    const backend = { search: jest.fn(() => Promise.resolve(anAnswer([]))) };
    await openSearch(backend);
    const field = screen.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.paste("x".repeat(600));
    await waitFor(() => expect(backend.search).toHaveBeenCalledWith("x".repeat(512), 24));
  });
});

function expectActive(option: HTMLElement | undefined) {
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", option?.id);
}

async function openSearch(backend: SearchBackend = answering(someSearchEntries)) {
  const result = renderSearch(backend);
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Search the documentation" });
  return result;
}

function renderSearch(backend = answering(someSearchEntries)) {
  return render(searchAt("/", backend));
}

function searchAt(address: string, backend: SearchBackend) {
  return (
    <SearchProvider currentAddress={address} backend={backend}>
      <SearchTrigger />
      <p>wait_for_selector</p>
      <input aria-label="Other field" />
    </SearchProvider>
  );
}

function answering(entries: SearchEntry[]): SearchBackend {
  return { search: () => Promise.resolve(anAnswer(entries)) };
}
