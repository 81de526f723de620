import { createSettledCall } from "./createSettledCall";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const call = jest.fn();
/** The state of what a call would make something of. */
let state: string;

function create(): (made: string) => void {
  const callWhenSettled = createSettledCall(1_000);
  return (made) => callWhenSettled(made, () => state, call);
}

it("calls once for each state", () => {
  const make = create();
  for (state of ["first", "first", "second"]) {
    make(state);
    jest.runAllTimers();
  }
  expect(call).toHaveBeenCalledTimes(2);
});

it("waits until states follow each other no more", () => {
  const make = create();
  make((state = "first"));
  jest.advanceTimersByTime(900);
  make((state = "second"));
  jest.advanceTimersByTime(900);
  make(state);
  jest.advanceTimersByTime(900);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledTimes(1);
});

it("calls for a state that came after a known one was made use of again, and then no more", () => {
  const make = create();
  make((state = "first"));
  jest.runAllTimers();
  make(state);
  state = "second";
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(2);
  make(state);
  jest.runAllTimers();
  make(state);
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(3);
});
