/** Durations in ms since they were last read. */
export interface TimeRecords {
  /** From an input to the next frame. */
  inputs: number[];
  longTasks: number[];
}

declare global {
  interface Window {
    timeRecords?: TimeRecords;
  }
}

/** Runs in the page, before its own scripts. */
export function recordTimes(): void {
  const records: TimeRecords = { inputs: [], longTasks: [] };
  window.timeRecords = records;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) records.longTasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, "interactionId")) > 0) records.inputs.push(entry.duration);
    }
  }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
}

/** Runs in the page: what was recorded, and begins anew. */
export function readRecords(): TimeRecords {
  const records = window.timeRecords ?? { inputs: [], longTasks: [] };
  return { inputs: records.inputs.splice(0), longTasks: records.longTasks.splice(0) };
}
