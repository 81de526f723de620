import { act, render, screen } from "@testing-library/react";
import { SearchRehearsal } from "./SearchRehearsal";

const unseen = () => document.querySelector('[inert] [role="listbox"]');
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it("draws results for a moment, once in a visit, and not after a reader who is quicker", async () => {
  jest.useFakeTimers();
  render(<SearchRehearsal />).unmount();
  expect(jest.getTimerCount()).toBe(0);

  const { unmount } = render(<SearchRehearsal />);
  await pass(400);
  expect(unseen()?.querySelectorAll('[role="option"] mark')).not.toHaveLength(0);
  expect(screen.queryByRole("option")).toBeNull();
  await pass(300);
  expect(unseen()).toBeNull();
  unmount();

  render(<SearchRehearsal />);
  await pass(400);
  expect(unseen()).toBeNull();
});
