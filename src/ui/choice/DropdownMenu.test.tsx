// [rows 18, 19]
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DropdownMenu } from "./DropdownMenu";

const onChoose = jest.fn();
const items = [
  { label: "Next", path: "/docs", isCurrent: true, onChoose },
  { label: "1.60", path: "/docs/1.60", isCurrent: false },
];

async function openMenu() {
  render(
    <>
      <DropdownMenu label="Version" chosen="Next" items={items} />
      <button type="button">elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByText("Version:"));
}

it("names what is chosen, and what of", () => {
  render(<DropdownMenu label="Version" chosen="Next" items={items} />);

  expect(screen.getByText("Version:").closest("summary")).toHaveTextContent("Version: Next");
  expect(screen.getByText("1.60")).not.toBeVisible();
});

it("opens to a list with the current item marked", async () => {
  await openMenu();

  expect(screen.getByRole("link", { name: "1.60" })).toBeVisible();
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("Next");
});

it("closes on Esc and gives the focus back", async () => {
  await openMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");

  expect(screen.getByText("1.60")).not.toBeVisible();
  expect(screen.getByText("Version:").closest("summary")).toHaveFocus();
});

it("closes when something else is pressed", async () => {
  await openMenu();
  await userEvent.click(screen.getByRole("button", { name: "elsewhere" }));

  expect(screen.getByText("1.60")).not.toBeVisible();
});

it("closes and tells when an item is chosen", async () => {
  await openMenu();
  await userEvent.click(screen.getByRole("link", { name: "Next" }));

  expect(onChoose).toHaveBeenCalled();
  expect(screen.getByText("1.60")).not.toBeVisible();
});
