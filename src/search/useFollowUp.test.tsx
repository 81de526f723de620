import { act, fireEvent, renderHook } from "@testing-library/react";
import { useFollowUp } from "./useFollowUp";

beforeEach(() => jest.useFakeTimers());

function followUp() {
  const made: string[] = [];
  const { result, unmount } = renderHook(useFollowUp);
  const later = (name: string) => result.current.later(() => made.push(name));
  return { made, later, unmount };
}

const pass = () => act(() => jest.advanceTimersByTime(40));

it("makes what is kept in its order, once, when the frame is over", () => {
  const { made, later } = followUp();
  later("first");
  later("second");
  expect(made).toEqual([]);
  pass();
  expect(made).toEqual(["first", "second"]);
  pass();
  expect(made).toHaveLength(2);
});

it.each([
  ["Enter", () => fireEvent.keyDown(document.body, { key: "Enter" })],
  ["a letter with Ctrl", () => fireEvent.keyDown(document.body, { key: "i", ctrlKey: true })],
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a click", () => fireEvent.click(document.body)],
])("makes it before %s is heard", (_case, act) => {
  const { made, later } = followUp();
  const heard = jest.fn(() => [...made]);
  const types = ["keydown", "pointerdown", "click"];
  types.forEach((type) => document.body.addEventListener(type, heard));
  later("change");
  act();
  expect(heard).toHaveReturnedWith(["change"]);
  types.forEach((type) => document.body.removeEventListener(type, heard));
});

it("does not hold up a letter", () => {
  const { made, later } = followUp();
  later("change");
  fireEvent.keyDown(document.body, { key: "w" });
  expect(made).toEqual([]);
});

it("makes it when whoever kept it goes", () => {
  const { made, later, unmount } = followUp();
  later("change");
  unmount();
  expect(made).toEqual(["change"]);
});
