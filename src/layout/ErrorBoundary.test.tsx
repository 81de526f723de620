// [row 10]
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "./ErrorBoundary";

let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error("No such page", { cause: new Error("The network is gone") });
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <ErrorBoundary heading="This page crashed.">
      <Page />
    </ErrorBoundary>,
  );
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
