// [row 14]
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { stubDialogs, stubMatchMedia } from "../../../test/stubBrowser";
import { CurrentPathContext } from "../../ui/links/currentPathContext";
import { MobilePanel } from "./MobilePanel";

const sidebar = {
  name: "api" as const,
  items: [{ type: "link" as const, label: "Page", path: "/docs/api/page" }],
  currentPath: "/docs/api/page",
};

let becomeWide: (matches: boolean) => void;

beforeEach(() => {
  stubDialogs();
  becomeWide = stubMatchMedia(false);
});

async function openPanel() {
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await screen.findByRole("dialog");
}

it("shows the section's pages first", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();

  expect(screen.getByRole("dialog", { name: "Site menu" })).toBeVisible();
  expect(halfOf("Page")).not.toHaveAttribute("inert");
  expect(halfOf("Docs")).toHaveAttribute("inert");
});

it("leads back to the main menu, and from there to the section", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  await userEvent.click(screen.getByText("← Back to main menu"));
  expect(halfOf("Page")).toHaveAttribute("inert");
  expect(halfOf("Docs")).not.toHaveAttribute("inert");

  await userEvent.click(screen.getByText("API reference →"));
  expect(halfOf("Page")).not.toHaveAttribute("inert");
});

it("leads the focus along", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();

  await userEvent.click(screen.getByText("← Back to main menu"));
  expect(screen.getByText("API reference →")).toHaveFocus();

  await userEvent.click(screen.getByText("API reference →"));
  expect(screen.getByText("← Back to main menu")).toHaveFocus();
});

it("shows the main menu where the page has no sidebar", async () => {
  render(<MobilePanel sidebar={null} />);
  await openPanel();

  expect(halfOf("Docs")).not.toHaveAttribute("inert");
  expect(screen.queryByText("← Back to main menu")).not.toBeInTheDocument();
});

it("closes by its button", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("closes on Back", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  act(() => {
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("opens with the focus on its button, also where the focus has moved on since the press", async () => {
  render(
    <>
      <MobilePanel sidebar={sidebar} />
      <button type="button">Next</button>
    </>,
  );
  const opener = screen.getByRole("button", { name: "Menu" });
  fireEvent.click(opener);
  act(() => screen.getByRole("button", { name: "Next" }).focus());
  await screen.findByRole("dialog");

  expect(opener).toHaveFocus();
});

it("stays closed where the window becomes wide before it has opened", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  act(() => becomeWide(true));
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("closes when the window becomes wide", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  act(() => becomeWide(true));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("closes for a followed link, which takes the place of its history entry", async () => {
  render(<MobilePanel sidebar={sidebar} />);
  await openPanel();
  await userEvent.click(screen.getByRole("link", { name: "Page" }));

  expect(navigate).toHaveBeenCalledWith("/docs/api/page", { replace: true });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("closes when the reader comes to another page by other ways, and not before", async () => {
  const at = (path: string) => (
    <CurrentPathContext.Provider value={path}>
      <MobilePanel sidebar={sidebar} />
    </CurrentPathContext.Provider>
  );
  const { rerender } = render(at("/docs/api/page"));
  await openPanel();
  rerender(at("/docs/api/page"));
  expect(screen.getByRole("dialog")).toBeVisible();

  rerender(at("/docs/api/clock"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

function halfOf(link: string): HTMLElement | null {
  return screen.getByRole("link", { name: link, hidden: true }).closest("[data-shown]");
}
