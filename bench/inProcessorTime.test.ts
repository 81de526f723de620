import { inProcessorTime, type TraceEvent } from "./inProcessorTime";

function event(
  name: string,
  ts: number,
  times: Pick<TraceEvent, "dur" | "tdur"> = {},
  tid = 1,
): TraceEvent {
  return { pid: 7, tid, ts, name, ...times };
}

function timesOf(events: readonly TraceEvent[]) {
  return inProcessorTime(events).map(({ name, ts, dur }) => [name, ts, dur]);
}

it("gives a task its processor time, and moves what is within it together", () => {
  const waiting = [
    event("ThreadControllerImpl::RunTask", 1000, { dur: 400, tdur: 100 }),
    event("Layout", 1200, { dur: 80, tdur: 60 }),
    event("firstContentfulPaint", 1396),
  ];
  expect(timesOf(waiting)).toEqual([
    ["ThreadControllerImpl::RunTask", 1000, 100],
    ["Layout", 1050, 20],
    ["firstContentfulPaint", 1099, undefined],
  ]);
});

it.each([
  ["a task that never waited", event("RunTask", 10, { dur: 50, tdur: 50 })],
  ["a task whose clocks differ by a little", event("RunTask", 10, { dur: 50, tdur: 51 })],
  ["a task without a time of its processor", event("RunTask", 10, { dur: 50 })],
  ["what is in no task", event("Layout", 10, { dur: 50, tdur: 5 })],
])("leaves %s as it is", (_case, one) => {
  expect(timesOf([one])).toEqual([[one.name, 10, 50]]);
});

it("takes a task within a task for a part of it", () => {
  const nested = [
    event("RunTask", 0, { dur: 100, tdur: 50 }),
    event("RunTask", 40, { dur: 20, tdur: 20 }),
    event("RunTask", 100, { dur: 20, tdur: 5 }),
  ];
  expect(timesOf(nested)).toEqual([
    ["RunTask", 0, 50],
    ["RunTask", 20, 10],
    ["RunTask", 100, 5],
  ]);
});

it("keeps threads apart, and puts events that came in another order by their start", () => {
  const mixed = [
    event("Paint", 90, { dur: 6 }),
    event("Layout", 90, { dur: 6 }, 2),
    event("RunTask", 80, { dur: 40, tdur: 20 }),
  ];
  expect(timesOf(mixed)).toEqual([
    ["RunTask", 80, 20],
    ["Paint", 85, 3],
    ["Layout", 90, 6],
  ]);
});
