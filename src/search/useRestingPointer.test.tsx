import { fireEvent, render, screen } from "@testing-library/react";
import { act, useRef } from "react";
import { useRestingPointer } from "./useRestingPointer";

function List({ shown }: { shown: string }) {
  const list = useRef<HTMLUListElement>(null);
  useRestingPointer(list, shown);
  return <ul ref={list} />;
}

beforeEach(() => jest.useFakeTimers());

/** A list in a part over which a pointer rests, or does not. */
function renderUnder(isHovered: boolean) {
  const container = document.body.appendChild(document.createElement("div"));
  jest.spyOn(container, "matches").mockReturnValue(isHovered);
  return render(<List shown="w" />, { container });
}

const isPointedAt = () => screen.getByRole("list").style.pointerEvents !== "none";

it("is not pointed at from each change until nobody types", () => {
  const { rerender } = renderUnder(true);
  expect(isPointedAt()).toBe(false);
  act(() => jest.advanceTimersByTime(249));
  rerender(<List shown="wa" />);
  act(() => jest.advanceTimersByTime(249));
  expect(isPointedAt()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isPointedAt()).toBe(true);
});

it.each(["pointerMove", "pointerDown"] as const)("is pointed at with %s anywhere", (sign) => {
  renderUnder(true);
  fireEvent[sign](document.body);
  expect(isPointedAt()).toBe(true);
});

it("is pointed at all the time where the pointer rests beside what is around it", () => {
  renderUnder(false);
  expect(isPointedAt()).toBe(true);
});
