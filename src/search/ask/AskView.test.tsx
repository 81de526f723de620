import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../../test/installDialog";
import { openSearch } from "../../../test/renderSearch";
import { answering, failingAtFirst, recording } from "../../../test/searchBackends";
import { someSearchEntries } from "../../../test/searchEntries";
import { stubResizeObserver } from "../../../test/stubBrowser";
import { followLinks } from "../../ui/links/followLinks";
import type { AskPage } from "../../shared/search/askPage";

const page: AskPage = {
  screenshot: {
    passage: [
      "Takes a picture of what `page` shows, as [`Locator#screenshot`](/docs/api/locator#screenshot) does of a part.",
      "[RSpec](https://rspec.info/) keeps it.",
    ],
    examples: [
      {
        language: "ruby",
        title: null,
        isChecked: true,
        lines: [["page.", ["f", "screenshot"]]],
      },
    ],
  },
};

beforeAll(followLinks);
beforeAll(() => {
  installDialog();
  stubResizeObserver();
});

beforeEach(() => {
  localStorage.clear();
  const response = { ok: true, json: () => Promise.resolve(page) };
  globalThis.fetch = jest.fn().mockResolvedValue(response);
  AbortSignal.timeout = () => new AbortController().signal;
});

const screenshot = someSearchEntries.filter(({ heading }) => heading === "screenshot").slice(0, 1);

it("opens with Ctrl+I, and leads back with it, the field keeping its text and the focus", async () => {
  await openSearch(answering(screenshot));
  await userEvent.type(screen.getByRole("combobox"), "screenshot");
  await pressCtrlI();
  expect(await screen.findByRole("textbox", { name: "Ask a question" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Ask a question" })).toHaveValue("screenshot");
  await pressCtrlI();
  expect(screen.getByRole("combobox")).toHaveValue("screenshot");
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("opens and leads back with buttons", async () => {
  await openAsk();
  await userEvent.click(screen.getByRole("button", { name: "Back to search" }));
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("goes back to the search with Esc, and then closes the dialog", async () => {
  await openAsk();
  const dialog = screen.getByRole("dialog");
  const pressEsc = () => fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(pressEsc()).toBe(false);
  expect(screen.getByRole("combobox")).toBeVisible();
  pressEsc();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it("quotes signature, passage and example, says from where, and links there", async () => {
  await openAsk(screenshot);
  await ask("How do I take a screenshot?");
  expect(await screen.findByRole("heading", { name: "Page#screenshot" })).toBeVisible();
  expect(screen.getByText(/^Quoted from these docs, word by word/)).toBeVisible();
  expect(screen.getByText("page.screenshot(fullPage: nil)")).toBeVisible();
  expect(screen.getByText("page", { selector: "p code" })).toBeVisible();
  expect(screen.getByText("screenshot", { selector: ".f" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Checked" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Read on at Page#screenshot" })).toHaveAttribute(
    "href",
    "/docs/api/page#screenshot",
  );
  expect(screen.getByText("Answered from Page#screenshot").parentElement).toHaveAttribute(
    "role",
    "status",
  );
});

it("keeps the links of what it quotes: those of this site lead there and close the dialog", async () => {
  await openAsk(screenshot);
  await ask("screenshot");
  const own = await screen.findByRole("link", { name: "Locator#screenshot" });
  expect(own).toHaveAttribute("href", "/docs/api/locator#screenshot");
  expect(screen.getByText("Locator#screenshot", { selector: "a code" })).toBeVisible();
  expect(screen.getByRole("link", { name: "RSpec" })).toHaveAttribute(
    "href",
    "https://rspec.info/",
  );
  await userEvent.click(own);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("closes when the quoted place is opened", async () => {
  await openAsk(screenshot);
  await ask("screenshot");
  await userEvent.click(await screen.findByRole("link", { name: "Page#screenshot" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("says that there is no answer, with the question as text, and leads to the search for it", async () => {
  await openAsk([]);
  await ask("<b>bread?</b>");
  expect(await screen.findByText('These docs have no answer to "<b>bread?</b>"')).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Search for it" }));
  expect(screen.getByRole("combobox")).toHaveValue("<b>bread?</b>");
});

it("says that nothing could be had, and tries again", async () => {
  await openSearch(failingAtFirst(1, screenshot));
  await pressCtrlI();
  await screen.findByRole("textbox", { name: "Ask a question" });
  await ask("screenshot");
  expect(await screen.findByText("Unable to fetch results")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Page#screenshot" })).toBeVisible();
});

it("asks a question of those to try", async () => {
  await openAsk([]);
  await userEvent.click(screen.getByRole("button", { name: "How do I upload a file?" }));
  expect(await screen.findByText(/no answer to "How do I upload a file\?"/)).toBeVisible();
});

it("is offered for a query that reads like a question, and no other", async () => {
  const { backend } = recording();
  await openSearch(backend);
  await userEvent.type(screen.getByRole("combobox"), "fill");
  expect(screen.queryByRole("button", { name: /^Ask:/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("combobox"), "ing in, how?");
  await userEvent.click(screen.getByRole("button", { name: "Ask: filling in, how?" }));
  expect(await screen.findByText(/no answer to "filling in, how\?"/)).toBeVisible();
});

async function openAsk(entries = screenshot) {
  await openSearch(answering(entries));
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await screen.findByRole("textbox", { name: "Ask a question" });
}

async function ask(question: string) {
  await userEvent.type(
    screen.getByRole("textbox", { name: "Ask a question" }),
    `${question}{Enter}`,
  );
}

async function pressCtrlI() {
  await userEvent.keyboard("{Control>}i{/Control}");
}
