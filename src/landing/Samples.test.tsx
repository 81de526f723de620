import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Samples } from "./Samples";

const tabs = [
  { label: "Script", content: "puts" },
  { label: "RSpec", content: "expect" },
  { label: "Capybara", content: "visit" },
];

function selectedPanels() {
  const panels = screen.getAllByRole("tabpanel");
  const selected = panels.filter((panel) => panel.dataset["selected"] === "true");
  return selected.map(({ lastChild }) => lastChild?.textContent);
}

beforeEach(() => {
  render(<Samples tabs={tabs} />);
});

it("starts with the first tab", () => {
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Script");
  expect(selectedPanels()).toEqual(["puts"]);
});

it("shows the panel of a pressed tab", async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Capybara" }));

  expect(selectedPanels()).toEqual(["visit"]);
});

it.each([
  ["{ArrowRight}", "RSpec"],
  ["{ArrowLeft}", "Capybara"],
  ["{ArrowRight}{ArrowRight}{ArrowRight}", "Script"],
  ["{End}", "Capybara"],
  ["{End}{Home}", "Script"],
])("goes by %s to %s and takes the focus along", async (keys, name) => {
  await userEvent.click(screen.getByRole("tab", { name: "Script" }));
  await userEvent.keyboard(keys);

  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole("tab", { name })).toHaveFocus();
});
