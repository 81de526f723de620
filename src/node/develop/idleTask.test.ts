import { setTimeout } from "node:timers/promises";
import { createIdleTask } from "./idleTask";

const none = () => 0;

describe("a task for idle times", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it("is done once the process is idle, however often it was asked for, and never by itself", () => {
    const task = jest.fn();
    let isIdle = false;
    const ask = createIdleTask(task, none, () => () => isIdle);
    jest.advanceTimersByTime(5_000);
    isIdle = true;
    jest.advanceTimersByTime(5_000);
    isIdle = false;
    ask();
    ask();
    jest.advanceTimersByTime(5_000);
    expect(task).not.toHaveBeenCalled();
    isIdle = true;
    jest.advanceTimersByTime(5_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("is done again when it is asked for again", () => {
    const task = jest.fn();
    const ask = createIdleTask(task, none, () => () => true);
    ask();
    jest.advanceTimersByTime(1_000);
    ask();
    jest.advanceTimersByTime(1_000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it("lets a rest as long as it took the last time go before, which every call begins anew", () => {
    const task = jest.fn(() => jest.advanceTimersByTime(3_000));
    const ask = createIdleTask(task, none, () => () => true);
    ask();
    jest.advanceTimersByTime(200);
    expect(task).toHaveBeenCalledTimes(1);
    ask();
    jest.advanceTimersByTime(2_000);
    ask();
    jest.advanceTimersByTime(2_800);
    expect(task).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(200);
    expect(task).toHaveBeenCalledTimes(2);
  });
});

it("lets a rest as long as it was thought to take go before the first time alone", () => {
  jest.useFakeTimers();
  const task = jest.fn();
  const ask = createIdleTask(
    task,
    () => 4_000,
    () => () => true,
  );
  ask();
  jest.advanceTimersByTime(3_800);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
  ask();
  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it("is not done while the process works, also after a long rest", async () => {
  const task = jest.fn();
  const ask = createIdleTask(task);
  await setTimeout(1_000);
  ask();
  const start = performance.now();
  while (performance.now() - start < 500) {
    const pause = performance.now();
    while (performance.now() - pause < 20);
    await setTimeout(1);
  }
  expect(task).not.toHaveBeenCalled();
  while (task.mock.calls.length === 0) await setTimeout(50);
  expect(task).toHaveBeenCalledTimes(1);
});
