import { setTimeout } from "node:timers/promises";
import { createIdleTask } from "./idleTask";

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
    const ask = createIdleTask(task, () => () => isIdle);
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
    const ask = createIdleTask(task, () => () => true);
    ask();
    jest.advanceTimersByTime(1_000);
    ask();
    jest.advanceTimersByTime(1_000);
    expect(task).toHaveBeenCalledTimes(2);
  });
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
