// [row 10]
import { render, screen, waitFor, type RenderResult } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "./ErrorBoundary";

let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error("No such page", { cause: new Error("The network is gone") });
  return <p>All is well</p>;
}

let view: RenderResult;

function inBoundary() {
  return (
    <ErrorBoundary heading="This page crashed.">
      <Page />
    </ErrorBoundary>
  );
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  view = render(inBoundary());
});

it("says what went wrong and why", () => {
  expect(screen.getByRole("heading", { name: "This page crashed." })).toBeVisible();
  expect(screen.getByText(/No such page/)).toHaveTextContent("No such page The network is gone");
});

it("names the error in the tab", async () => {
  await waitFor(() => expect(document.title).toContain("Page Error"));
});

it("renders the page anew", async () => {
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(screen.getByText("All is well")).toBeVisible();
});

it("renders what comes in the page's place, as a preview's page that is mended", () => {
  isBroken = false;
  view.rerender(inBoundary());
  expect(screen.getByText("All is well")).toBeVisible();
});

it("stays where that is broken as well", () => {
  view.rerender(inBoundary());
  expect(screen.getByRole("heading", { name: "This page crashed." })).toBeVisible();
});
