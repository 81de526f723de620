import { render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { DrawnLater } from "./DrawnLater";

const list = (
  <DrawnLater>
    <ul />
  </DrawnLater>
);

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
