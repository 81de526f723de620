import { debounced } from "./debounced";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("makes one call after the last of many, and another one later", () => {
  const call = jest.fn();
  const soon = debounced(200);
  const callSoon = () => soon(call);
  callSoon();
  jest.advanceTimersByTime(150);
  callSoon();
  jest.advanceTimersByTime(150);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(call).toHaveBeenCalledTimes(1);
  callSoon();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(2);
});
