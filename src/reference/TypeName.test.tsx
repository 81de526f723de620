import { screen } from "@testing-library/react";
import { renderReference } from "../../test/renderReference";
import { TypeName } from "./TypeName";

it("links the classes of a type that have pages", () => {
  renderReference(<TypeName type="Array<Locator> | Hash<String, Response>" />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/docs/api/locator",
    "/docs/api/response",
  ]);
});

it("keeps the type's text as it is", () => {
  renderReference(<TypeName type="Array<Locator> | nil" />);
  expect(screen.getByText(/Array/)).toHaveTextContent("Array<Locator> | nil");
});

it("does not link a class on its own page", () => {
  renderReference(<TypeName type="Page" />, { name: "Page" });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
