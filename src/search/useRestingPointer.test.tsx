import { fireEvent, render, screen } from "@testing-library/react";
import { act, useRef } from "react";
import { restingMark, useRestingPointer } from "./useRestingPointer";

function List({ shown }: { shown: string }) {
  const list = useRef<HTMLUListElement>(null);
  useRestingPointer(list, shown);
  return <ul ref={list} />;
}

beforeEach(() => jest.useFakeTimers());

const isPointedAt = () => !screen.getByRole("list").hasAttribute(restingMark);

it("is not pointed at from each change until nobody types", () => {
  const { rerender } = render(<List shown="w" />);
  expect(isPointedAt()).toBe(false);
  act(() => jest.advanceTimersByTime(249));
  rerender(<List shown="wa" />);
  act(() => jest.advanceTimersByTime(249));
  expect(isPointedAt()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isPointedAt()).toBe(true);
});

it.each(["pointerMove", "pointerDown"] as const)("is pointed at with %s anywhere", (sign) => {
  render(<List shown="w" />);
  fireEvent[sign](document.body);
  expect(isPointedAt()).toBe(true);
});
