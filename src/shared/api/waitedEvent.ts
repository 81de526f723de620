import type { ApiClass } from "./apiClass";

/**
 * Returns the event that a waiter waits for, from the anchor `event-response`; the class may inherit it and not list
 * it.
 */
export function waitedEvent(
  { events }: Pick<ApiClass, "events">,
  anchor: string,
): { name: string; isListed: boolean } {
  const event = events.find((candidate) => candidate.anchor === anchor);
  return { name: event?.name ?? anchor.replace(/^event-/, ""), isListed: event !== undefined };
}
