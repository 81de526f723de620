import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import {
  answering,
  answeringTwice,
  answeringWhenTold,
  failingAtFirst,
  lackingText,
  recording,
} from "../../../test/searchBackends";
import { someSearchEntries } from "../../../test/searchEntries";
import { followLinks } from "../../ui/links/followLinks";

beforeAll(installDialog);
beforeAll(followLinks);
beforeEach(() => localStorage.clear());

const ofPage = someSearchEntries.filter(({ page }) => page === "Page");
const ofLocator = someSearchEntries.filter(({ page }) => page === "Locator");

describe("results", () => {
  it("lists what is found by page, with signatures and JavaScript's names, and says how many", async () => {
    await openSearch();
    await type("click");
    const page = await screen.findByRole("group", { name: "Page" });
    expect(within(page).getAllByRole("option")).toHaveLength(6);
    expect(
      screen.getByRole("option", { name: /wait_for_selector.*waitForSelector/ }),
    ).toBeVisible();
    expect(screen.getByText("page.screenshot(fullPage: nil)")).toBeVisible();
    await waitFor(() => expect(statuses()).toContain("10 results"));
  });

  it("hints at what can be searched for", async () => {
    await openSearch();
    expect(field()).toHaveAttribute("placeholder", "A method, an option, a question");
  });

  it.each([
    ["スクリーンショット", /docs are in English.*screenshot/],
    ["犬", /docs are in English.*not known/],
  ])("says what of %s was looked for in English", async (query, hint) => {
    await openSearch();
    await type(query);
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it("marks what the query asks for", async () => {
    await openSearch();
    await type("screen");
    await screen.findByRole("option", { name: /screenshot/ });
    expect(document.querySelector("mark")).toHaveTextContent("screen");
  });

  it("moves with the arrows, Home, End and the page keys while the field keeps the focus", async () => {
    await openSearch();
    await type("page");
    await screen.findAllByRole("option");
    const options = screen.getAllByRole("option");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expectActive(options[0]);
    await userEvent.keyboard("{ArrowDown}");
    expectActive(options[1]);
    await userEvent.keyboard("{PageDown}");
    expectActive(options[6]);
    await userEvent.keyboard("{End}");
    expectActive(options.at(-1));
    await userEvent.keyboard("{ArrowDown}");
    expectActive(options[0]);
    await userEvent.keyboard("{ArrowUp}{Home}");
    expectActive(options[0]);
    expect(field()).toHaveFocus();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "does nothing with the keys of an input method: %j",
    async (composing) => {
      await openSearch();
      await type("page");
      const options = await screen.findAllByRole("option");
      for (const key of ["ArrowDown", "End", "Enter"])
        fireEvent.keyDown(field(), { key, ...composing });
      for (const key of ["k", "i"])
        fireEvent.keyDown(field(), { key, ctrlKey: true, ...composing });
      expectActive(options[0]);
      expect(navigate).not.toHaveBeenCalled();
      expect(field()).toHaveRole("combobox");
    },
  );

  it("opens the active result with Enter and remembers it", async () => {
    await openSearch();
    await type("page");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(navigate).toHaveBeenCalledWith("/docs/api/page#screenshot", {});
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.keyboard("/");
    expect(await screen.findByRole("option", { name: /screenshot/ })).toBeVisible();
  });

  it("opens the active result in a new tab with Ctrl+Enter, and stays", async () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    await openSearch();
    await type("page");
    await screen.findAllByRole("option");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(open).toHaveBeenCalledWith("http://localhost/docs/api/page", "_blank", "noopener");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("lets the keyboard scroll what is found", async () => {
    await openSearch();
    await type("page");
    await screen.findAllByRole("option");
    const scrolls = screen.getByRole("group", { name: "What is found" });
    expect(scrolls).toHaveAttribute("tabindex", "0");
    expect(scrolls).toContainElement(screen.getByRole("listbox"));
  });

  it("leads to all results of the query, in another tab with the dialog left open", async () => {
    await openSearch();
    await type("get by role");
    const link = screen.getByRole("link", { name: "See all results" });
    await waitFor(() => expect(link).toHaveAttribute("href", "/search?q=get+by+role"));
    fireEvent.click(link, { ctrlKey: true });
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("slow answers", () => {
  it("[browser 17] shows the answer to the last query, however late the others come", async () => {
    const { backend, answer } = answeringWhenTold();
    await openSearch(backend);
    await type("pl");
    answer("pl", ofLocator);
    await screen.findByRole("group", { name: "Locator" });
    answer("p", ofPage);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("group", { name: "Page" })).not.toBeInTheDocument();
  });

  it("does not begin a search in the emptied field with what the one before found", async () => {
    const { backend, answer } = answeringWhenTold();
    await openSearch(backend);
    await type("p");
    answer("p", ofPage);
    await screen.findByRole("group", { name: "Page" });
    await userEvent.clear(field());
    await type("l");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    answer("l", ofLocator);
    expect(await screen.findByRole("group", { name: "Locator" })).toBeVisible();
  });

  it("[browser 17] opens with Enter the first result of what was typed, not of the query before", async () => {
    const { backend, answer } = answeringWhenTold();
    await openSearch(backend);
    await type("p");
    answer("p", ofPage);
    await screen.findByRole("group", { name: "Page" });
    await type("l{Enter}");
    expect(navigate).not.toHaveBeenCalled();
    answer("pl", ofLocator);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/docs/api/locator", {}));
  });

  it("shows what the names have at once, and keeps the active one when the rest comes", async () => {
    const { backend, answerMore } = answeringTwice(ofPage.slice(0, 2), [...ofLocator, ...ofPage]);
    await openSearch(backend);
    await type("p");
    const options = await screen.findAllByRole("option");
    expect(options).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}");
    const active = ofPage[1]?.url ?? "";
    act(answerMore);
    expect(screen.getAllByRole("option").length).toBeGreaterThan(2);
    expect(screen.getByRole("option", { selected: true })).toHaveAttribute("href", active);
  });

  it("waits with Enter for the first of all results, not of the names alone", async () => {
    const { backend, answerMore } = answeringTwice(ofPage, ofLocator);
    await openSearch(backend);
    await type("p{Enter}");
    await screen.findByRole("group", { name: "Page" });
    expect(navigate).not.toHaveBeenCalled();
    act(answerMore);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/docs/api/locator", {}));
  });

  it("opens nothing for an Enter that was typed over", async () => {
    const { backend, answer } = answeringWhenTold();
    await openSearch(backend);
    await type("p{Enter}l");
    answer("pl", ofLocator);
    await screen.findByRole("group", { name: "Locator" });
    expect(navigate).not.toHaveBeenCalled();
  });

  it("[browser 17] closes while an answer is on its way, and is quiet when it comes", async () => {
    const { backend, answer } = answeringWhenTold();
    await openSearch(backend);
    await type("p");
    expect(statuses()).toContain("Searching…");
    await userEvent.click(screen.getByRole("button", { name: "Close search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    answer("p", ofPage);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("states", () => {
  it("says that nothing was found, with the query as text", async () => {
    await openSearch(answering([]));
    await type("<b>x</b>");
    expect(await screen.findByText('No results found for "<b>x</b>"')).toBeVisible();
    expect(screen.getByText(/^Spell it in another way/)).toBeVisible();
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("suggests the words of a query that finds nothing", async () => {
    const { backend, queries } = recording();
    await openSearch(backend);
    await type("upload zebra");
    expect(await screen.findByText(/^Try one of the words alone/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Search for upload" }));
    expect(field()).toHaveValue("upload");
    expect(queries.at(-1)).toBe("upload");
    expect(screen.getByRole("link", { name: "All names of the API" })).toBeVisible();
  });

  it("says that the search failed, and tries again", async () => {
    await openSearch(failingAtFirst(1, ofPage));
    await type("p");
    expect(await screen.findByText("Unable to fetch results")).toBeVisible();
    expect(screen.getByText("You might want to check your network connection.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("group", { name: "Page" })).toBeVisible();
  });

  it("says that the texts could not be had where only names were searched, and tries again", async () => {
    await openSearch(lackingText(ofPage, ofLocator));
    await type("p");
    expect(await screen.findByText(/results are from the names alone/)).toBeVisible();
    expect(screen.getByRole("group", { name: "Page" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("group", { name: "Locator" })).toBeVisible();
    expect(screen.queryByText(/names alone/)).not.toBeInTheDocument();
  });

  it("says that the site's own index answers where the search service does not", async () => {
    await openSearch(answering(ofPage, "embedded-fallback"));
    await type("p");
    expect(await screen.findByText(/The search service does not answer/)).toBeVisible();
    expect(screen.getByRole("group", { name: "Page" })).toBeVisible();
  });

  it.each([
    ["ten thousand characters", "x".repeat(10_000), "x".repeat(512)],
    ["half a character", "\ud83d", "\ud83d"],
    ["emoji", "👩‍💻🚀", "👩‍💻🚀"],
    ["a pattern", "((((a+)+$[", "((((a+)+$["],
    ["a key of every object", "__proto__", "__proto__"],
  ])("takes %s as text", async (_case, pasted, asked) => {
    const { backend, queries } = recording();
    await openSearch(backend);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    await waitFor(() => expect(queries).toContain(asked));
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

function field() {
  return screen.getByRole("combobox");
}

function type(text: string) {
  return userEvent.type(field(), text);
}

function statuses() {
  return screen.getAllByRole("status").map(({ textContent }) => textContent);
}

function expectActive(option: HTMLElement | undefined) {
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(field()).toHaveAttribute("aria-activedescendant", option?.id);
}
