import { screen } from "@testing-library/react";
import { renderReference } from "../../test/renderReference";
import { ClassFacts } from "./ClassFacts";

it("names the class in full and where to get one", () => {
  renderReference(<ClassFacts />, { obtainedFrom: ["Locator#page", "Page event popup"] });
  expect(screen.getByText("Playwright::Page")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Locator#page" })).toHaveAttribute(
    "href",
    "/docs/api/locator#page",
  );
  expect(screen.getByRole("link", { name: "popup" })).toHaveAttribute(
    "href",
    "/docs/api/page#event-popup",
  );
});

it("folds the sources after the sixth", () => {
  const obtainedFrom = Array.from({ length: 8 }, (_, index) => `Frame#part_${index}`);
  renderReference(<ClassFacts />, { obtainedFrom });
  expect(screen.getByText("2 more")).toBeInTheDocument();
});

it("says of a removed class which version had it last", () => {
  renderReference(<ClassFacts />, { status: "removed", since: "1.14.0", lastIn: "1.54.0" });
  expect(screen.getByText("Playwright::Page").closest("dd")).toHaveTextContent(
    "Playwright::Page since 1.14.0, until 1.54.0",
  );
});
