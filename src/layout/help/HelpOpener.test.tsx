import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialog } from "../../../test/installDialog";
import { hearHelpKey } from "./hearHelpKey";
import { HelpOpener } from "./HelpOpener";

beforeAll(() => {
  installDialog();
  hearHelpKey();
});

beforeEach(() => {
  localStorage.clear();
  render(
    <>
      <input aria-label="Filter" />
      <HelpOpener />
    </>,
  );
});

const sheet = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });

it("lists what the keys do, each key by its name", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  const terms = within(await sheet()).getAllByRole("term");

  expect(terms.map((term) => term.textContent)).toEqual(
    expect.arrayContaining(["CtrlK or ⌘K", "/", "?", "Esc"]),
  );
  expect(within(await sheet()).getByText("Open the search")).toBeVisible();
});

it("opens by ?, closes, and gives the focus back", async () => {
  screen.getByRole("button").focus();
  await userEvent.keyboard("?");
  await userEvent.click(within(await sheet()).getByRole("button", { name: "Close" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Keyboard shortcuts" })).toHaveFocus();
});

it("leaves ? to a field that is typed in, and to other shortcuts", async () => {
  await userEvent.type(screen.getByRole("textbox"), "why?");
  await userEvent.keyboard("{Control>}?{/Control}");

  expect(screen.getByRole("textbox")).toHaveValue("why?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("does not open over another dialog", async () => {
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  await userEvent.click(document.body);
  await userEvent.keyboard("?");

  expect(screen.queryByRole("heading", { name: "Keyboard shortcuts" })).not.toBeInTheDocument();
  document.querySelector("body > dialog")?.remove();
});

it("turns the keys of one character off and on", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  const setting = within(await sheet()).getByRole("checkbox", { name: /single keys/i });
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  await userEvent.click(within(await sheet()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  await userEvent.click(within(await sheet()).getByRole("checkbox"));
  expect(within(await sheet()).getByRole("checkbox")).toBeChecked();
});
