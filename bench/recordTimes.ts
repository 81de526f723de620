/** Durations in ms since they were last read. */
export interface TimeRecords {
  /** From an input to the next frame. */
  inputs: number[];
  longTasks: number[];
  /** From an input to the frame that has what was awaited. */
  shown: number[];
  /** Layout shifts that no input asked for, in the browser's own measure. */
  shifts: number[];
}

declare global {
  interface Window {
    timeRecords?: TimeRecords;
  }
}

/** Runs in the page, before its own scripts. */
export function recordTimes(): void {
  const records: TimeRecords = { inputs: [], longTasks: [], shown: [], shifts: [] };
  window.timeRecords = records;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) records.longTasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, "interactionId")) > 0) records.inputs.push(entry.duration);
    }
  }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "hadRecentInput")) {
        records.shifts.push(Number(Reflect.get(entry, "value")));
      }
    }
  }).observe({ type: "layout-shift" });
}

/** Runs in the page: from the next key or press on, waits for the frame that has what a selector finds. */
export function awaitShown(selector: string): void {
  const begin = ({ timeStamp }: Event) => {
    for (const type of ["keydown", "click"]) removeEventListener(type, begin, true);
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      // The task after the frame's own.
      else setTimeout(() => window.timeRecords?.shown.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  };
  for (const type of ["keydown", "click"]) addEventListener(type, begin, true);
}

/** Runs in the page: what was recorded, and begins anew. */
export function readRecords(): TimeRecords {
  const records = window.timeRecords;
  if (!records) throw new Error("Nothing records times here.");
  const { inputs, longTasks, shown, shifts } = records;
  return {
    inputs: inputs.splice(0),
    longTasks: longTasks.splice(0),
    shown: shown.splice(0),
    shifts: shifts.splice(0),
  };
}
