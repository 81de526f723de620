import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FrameworkId } from "../../shared/content/frameworks";
import { runScript } from "../../../test/runScript";
import { frameworkScript } from "./frameworkScript";
import { Tab } from "./Tab";
import { Tabs } from "./Tabs";
import { followAddress } from "./useFramework";

function group(...frameworks: FrameworkId[]) {
  return (
    <Tabs>
      {frameworks.map((framework) => (
        <Tab key={framework} framework={framework}>
          <p>Text of {framework}</p>
        </Tab>
      ))}
    </Tabs>
  );
}

function selectedTabs() {
  return screen.getAllByRole("tab", { selected: true }).map((tab) => tab.textContent);
}

/** Returns the panels that the style leaves visible. */
function shownTexts() {
  const panels = screen.getAllByRole("tabpanel");
  return panels.map((panel) => within(panel).getByText(/^Text of/).textContent);
}

beforeEach(() => {
  window.scrollBy = jest.fn();
  document.documentElement.setAttribute("data-framework", "rspec");
});

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

it("leaves a key to the browser that Alt makes another one of", async () => {
  render(group("rspec", "minitest"));
  screen.getByRole("tab", { selected: true }).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(selectedTabs()).toEqual(["RSpec"]);
});

it("shows the chosen framework's panel in every group, and its first where a group lacks it", async () => {
  render(
    <>
      {group("rspec", "minitest")}
      {group("rspec", "minitest", "capybara")}
      {group("capybara", "plain-ruby")}
    </>,
  );
  await userEvent.click(screen.getAllByRole("tab", { name: "Minitest" })[0] ?? document.body);

  expect(selectedTabs()).toEqual(["Minitest", "Minitest", "Capybara"]);
  expect(shownTexts()).toEqual(["Text of minitest", "Text of minitest", "Text of capybara"]);
  expect(document.documentElement).toHaveAttribute("data-framework", "minitest");
});

it("marks each part with the choices it is shown for, so that styles alone can show it", () => {
  render(group("minitest", "plain-ruby"));
  const panels = screen.getAllByRole("tabpanel", { hidden: true });

  expect(panels.map((panel) => panel.dataset["choices"])).toEqual([
    "rspec minitest capybara",
    "plain-ruby",
  ]);
});

it("shows every panel with its label where no script has chosen", () => {
  document.documentElement.removeAttribute("data-framework");
  render(group("rspec", "plain-ruby"));
  const panel = within(screen.getByRole("tabpanel", { name: "Plain Ruby" }));

  expect(panel.getByText("Plain Ruby")).toBeInTheDocument();
  expect(panel.getByText("Text of plain-ruby")).toBeInTheDocument();
});

it("remembers the choice in the browser and in the address, beside what else is there", async () => {
  history.replaceState({ key: "kept" }, "", "/docs/article/a?q=1#b");
  render(group("rspec", "minitest"));
  await userEvent.click(screen.getByRole("tab", { name: "Minitest" }));

  expect(localStorage.getItem("framework")).toBe("minitest");
  expect(location.pathname + location.search + location.hash).toBe(
    "/docs/article/a?q=1&framework=minitest#b",
  );
  expect(history.state).toEqual({ key: "kept" });
});

it("chooses where storage is forbidden", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  render(group("rspec", "minitest"));
  await userEvent.click(screen.getByRole("tab", { name: "Minitest" }));

  expect(selectedTabs()).toEqual(["Minitest"]);
});

it.each([
  ["another framework", "capybara", "Capybara"],
  ["what is none of ours", "banana", "RSpec"],
  ["nothing", null, "RSpec"],
])("follows another tab of the browser that chose %s", async (_case, newValue, label) => {
  runScript(frameworkScript);
  render(group("rspec", "capybara"));
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "framework", newValue }));
    await Promise.resolve();
  });

  expect(selectedTabs()).toEqual([label]);
});

it("writes another tab's choice over the one in its address", async () => {
  history.replaceState(null, "", "/?framework=rspec");
  render(group("rspec", "capybara"));
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "framework", newValue: "capybara" }));
    await Promise.resolve();
  });

  expect(location.search).toBe("?framework=capybara");
});

it.each([
  ["?framework=capybara", "Capybara"],
  ["?framework=banana", "RSpec"],
  ["", "RSpec"],
])("follows the address %j of a page that the reader goes to", async (search, label) => {
  render(group("rspec", "capybara"));
  await act(async () => {
    followAddress(search);
    await Promise.resolve();
  });

  expect(selectedTabs()).toEqual([label]);
  expect(localStorage.getItem("framework")).toBeNull();
});
