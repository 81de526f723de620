import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "../layout/ErrorBoundary";
import { LastResort } from "./LastResort";

/** Returns an error that no error screen can show: reading its cause throws another of its kind. */
function unreadableError(): Error {
  return Object.defineProperty(new Error("Broken"), "cause", {
    get() {
      throw unreadableError();
    },
  });
}

let isBroken = true;

function Page() {
  if (isBroken) throw unreadableError();
  return <p>All is well</p>;
}

it("[browser 24] stands in for an error screen that throws, and renders the page anew", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <LastResort>
      <ErrorBoundary heading="Without the layout">
        <ErrorBoundary heading="In the layout">
          <Page />
        </ErrorBoundary>
      </ErrorBoundary>
    </LastResort>,
  );
  expect(screen.getByRole("heading", { name: "This page crashed" })).toBeVisible();
  expect(screen.getByRole("link", { name: /home/ })).toHaveAttribute("href", "/");
  expect(document.title).toMatch(/^Page Error/);

  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All is well")).toBeVisible();
});
