import { createSettledCall } from "./createSettledCall";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("calls once for each state", () => {
  const call = jest.fn();
  const callWhenSettled = createSettledCall(1_000);
  callWhenSettled("first", call);
  jest.runAllTimers();
  callWhenSettled("first", call);
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);

  callWhenSettled("second", call);
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(2);
});

it("waits until states follow each other no more", () => {
  const call = jest.fn();
  const callWhenSettled = createSettledCall(1_000);
  callWhenSettled("first", call);
  jest.advanceTimersByTime(900);
  callWhenSettled("second", call);
  jest.advanceTimersByTime(900);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledTimes(1);
});
