declare global {
  interface Window {
    /** Times from an input to the next frame since they were last read, in ms. */
    inputTimes?: number[];
  }
}

/** Runs in the page, before its own scripts. */
export function recordInputs(): void {
  const times: number[] = [];
  window.inputTimes = times;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, "interactionId")) > 0) times.push(entry.duration);
    }
  }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
}

/** Runs in the page: reads what was recorded, and begins anew. */
export function readInputs(): number[] {
  return window.inputTimes?.splice(0) ?? [];
}
