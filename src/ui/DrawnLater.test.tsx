import { render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { DrawnLater } from "./DrawnLater";

const inside = <ul />;
const list = <DrawnLater>{inside}</DrawnLater>;

it("draws after the first frame what the browser draws", async () => {
  render(list);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(await screen.findByRole("list")).toBeVisible();
});

it("keeps at once what the server has drawn", () => {
  const place = document.createElement("div");
  place.innerHTML = "<ul></ul>";
  const drawn = place.querySelector("ul");
  act(() => void hydrateRoot(place, list));
  expect(place.querySelector("ul")).toBe(drawn);
});

it("draws at once what is asked for so, and keeps it when it is not any more", () => {
  const { rerender } = render(<DrawnLater isAtOnce>{inside}</DrawnLater>);
  const drawn = screen.getByRole("list");
  rerender(<DrawnLater isAtOnce={false}>{inside}</DrawnLater>);
  expect(screen.getByRole("list")).toBe(drawn);
});
