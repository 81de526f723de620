// [rows 20, 21]
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../test/installDialog";
import { openSearch, pressCtrlK, renderSearch, searchAt } from "../../test/renderSearch";
import { answering } from "../../test/searchBackends";

beforeAll(installDialog);
beforeEach(() => localStorage.clear());

it("leads to the search page as a link", () => {
  renderSearch();
  expect(screen.getByRole("link", { name: /Search/ })).toHaveAttribute("href", "/search");
});

it.each([
  ["the link", () => userEvent.click(screen.getByRole("link", { name: /Search/ }))],
  ["Ctrl+K", pressCtrlK],
  ["Cmd+K", () => userEvent.keyboard("{Meta>}k{/Meta}")],
  ["/", () => userEvent.keyboard("/")],
])("opens with %s, ready for typing", async (_case, act) => {
  renderSearch();
  await act();
  expect(await screen.findByRole("combobox", { name: "Search" })).toHaveFocus();
});

it("hears nothing in the key press without a key that filling in a form comes with", () => {
  const failed = jest.fn();
  window.addEventListener("error", failed);
  renderSearch();
  fireEvent(document.body, new Event("keydown", { bubbles: true }));
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});

it("loses no key that is typed before the dialog is there", async () => {
  renderSearch();
  for (const key of ["/", "a", "b"]) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole("combobox", { name: "Search" });
  await waitFor(() => expect(field).toHaveValue("ab"));
  await userEvent.keyboard("c");
  expect(field).toHaveValue("abc");
});

it("closes with Ctrl+K and gives the focus back", async () => {
  renderSearch();
  screen.getByRole("link", { name: /Search/ }).focus();
  await pressCtrlK();
  await screen.findByRole("dialog");
  await pressCtrlK();
  await dialogIsGone();
  expect(screen.getByRole("link", { name: /Search/ })).toHaveFocus();
});

it("opens for a key that is pressed before the browser tells that the dialog has been closed", async () => {
  await openSearch();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  // What waits for no task has happened by its end; the event is one.
  await act(async () => Promise.resolve(dialog.close()));
  fireEvent.keyDown(document.body, { key: "/" });
  expect(await screen.findByRole("combobox", { name: "Search" })).toHaveFocus();
});

it("[browser 17] stays closed after Ctrl+K twice, though the dialog is loaded by then", async () => {
  renderSearch();
  await userEvent.keyboard("{Control>}kk{/Control}");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("stays closed while / is typed into a field", async () => {
  renderSearch();
  await userEvent.type(screen.getByRole("textbox", { name: "Other field" }), "/");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Other field" })).toHaveValue("/");
});

it("stays closed on / when the reader has turned the key off", async () => {
  await openSearch();
  await userEvent.click(screen.getByText("Settings"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Open with the / key" }));
  await userEvent.click(screen.getByRole("button", { name: "Close search" }));
  await dialogIsGone();
  await userEvent.keyboard("/");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("starts from the selected text, which the first key press replaces", async () => {
  renderSearch();
  window.getSelection()?.selectAllChildren(screen.getByText("wait_for_selector"));
  await pressCtrlK();
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  expect(field).toHaveValue("wait_for_selector");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "wait_for_selector".length]);
  window.getSelection()?.removeAllRanges();
});

it("closes when the page changes", async () => {
  const { rerender } = await openSearch();
  rerender(searchAt("/docs/api/page", answering([])));
  await dialogIsGone();
});

async function dialogIsGone() {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}
