import { z } from "zod";

/** What is read of an event of a browser's trace; times are in µs, and `tdur` is the processor time of `dur`. */
const traceEvent = z.looseObject({
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  name: z.string(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
});
export const browserTrace = z.looseObject({ traceEvents: z.array(traceEvent) });

export type TraceEvent = z.infer<typeof traceEvent>;

/** A task of a thread, and how much of its time it had a processor. */
interface Task {
  start: number;
  end: number;
  share: number;
}

/**
 * The events of a trace by their start, as if no task had waited: each task takes its processor time in place of its
 * time on the clock, and what is within it moves together in proportion. Each task starts when it did.
 *
 * Left out is the wait for a free processor, and for another process as well, such as for a font or for storage.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const current = new Map<string, Task>();
  const byStart = [...events].sort(
    (one, other) => one.ts - other.ts || length(other) - length(one),
  );
  return byStart.map((event) => {
    const thread = `${event.pid} ${event.tid}`;
    const task = current.get(thread);
    if (task && event.ts < task.end) return within(task, event);
    if (!isTask(event)) return event;
    const started = { start: event.ts, end: event.ts + length(event), share: shareOf(event) };
    current.set(thread, started);
    return within(started, event);
  });
}

function within({ start, share }: Task, event: TraceEvent): TraceEvent {
  const moved = { ...event, ts: start + Math.round((event.ts - start) * share) };
  return event.dur === undefined ? moved : { ...moved, dur: Math.round(event.dur * share) };
}

/** Chromium's name of a task is `RunTask`, with or without a class before it. */
function isTask({ name }: TraceEvent): boolean {
  return /\bRunTask$/.test(name);
}

/** At most 1: the two clocks are read one after the other. */
function shareOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return dur > 0 ? Math.min(1, tdur / dur) : 1;
}

function length({ dur = 0 }: TraceEvent): number {
  return dur;
}
