// [row 1]
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runScript } from "../../../test/runScript";
import { stubMatchMedia } from "../../../test/stubBrowser";
import { colorModeScript } from "../../theme/colorModeScript";
import { ToggleColorMode } from "./ToggleColorMode";

const root = document.documentElement;

beforeEach(() => {
  stubMatchMedia(false);
  localStorage.clear();
  root.setAttribute("data-theme", "light");
  root.setAttribute("data-theme-choice", "light");
});

it("says the current mode and where it leads", () => {
  render(<ToggleColorMode />);

  expect(screen.getByRole("button", { name: "Light mode, switch to dark" })).toBeVisible();
});

it("switches, and keeps the choice", async () => {
  render(<ToggleColorMode />);
  await userEvent.click(screen.getByRole("button"));

  await waitFor(() => expect(root).toHaveAttribute("data-theme", "dark"));
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(await screen.findByRole("button", { name: "Dark mode, switch to light" })).toBeVisible();
});

it("switches for the session where storage is full", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<ToggleColorMode />);
  await userEvent.click(screen.getByRole("button"));

  expect(await screen.findByRole("button", { name: /^Dark/ })).toBeVisible();
  await waitFor(() => expect(root).toHaveAttribute("data-theme", "dark"));
});

it.each([
  ["dark", "dark"],
  ["banana", "light"],
  [null, "light"],
])("follows another tab that stores %j", async (newValue, mode) => {
  runScript(colorModeScript);
  render(<ToggleColorMode />);
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));

  expect(await screen.findByRole("button", { name: new RegExp(`^${mode}`, "i") })).toBeVisible();
  expect(root).toHaveAttribute("data-theme", mode);
});

it("listens to the system only while the choice is to follow it", async () => {
  const preferDark = stubMatchMedia(false);
  runScript(colorModeScript);
  render(<ToggleColorMode />);
  preferDark(true);
  expect(root).toHaveAttribute("data-theme", "light");

  root.setAttribute("data-theme-choice", "system");
  preferDark(true);
  expect(await screen.findByRole("button", { name: /^System/ })).toBeVisible();
  expect(root).toHaveAttribute("data-theme", "dark");
});
