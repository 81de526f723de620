import { createLateCall } from "./createLateCall";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("calls once for many requests, with the last arguments", () => {
  const call = jest.fn<undefined, [string]>();
  const callLater = createLateCall(call, 500);
  callLater("first");
  jest.advanceTimersByTime(499);
  callLater("second");
  jest.advanceTimersByTime(499);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([["second"]]);
});
