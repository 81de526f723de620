import { act, render } from "@testing-library/react";
import { ResultSkeleton } from "./ResultSkeleton";

it("shows what comes once it is late, and nothing to be taken away where it is not", () => {
  jest.useFakeTimers();
  const { container, unmount } = render(<ResultSkeleton />);
  act(() => jest.advanceTimersByTime(149));
  expect(container).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(container.querySelectorAll('[data-part="coming"]')).toHaveLength(3);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
