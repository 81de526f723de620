/** An event that is longer is none of ours. */
const longestEvent = 1_000_000;

/** Returns the data of each event of a stream of server-sent events. `onBytes` is told whenever some of it comes in. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = pending.split(/\r\n\r\n|\n\n|\r\r/);
      pending = done ? "" : (events.pop() ?? "");
      if (pending.length > longestEvent) throw new Error("An event of the answer does not end.");
      yield* events.map(dataOf).filter((data) => data !== "");
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Returns an event's `data:` lines; comments and other fields say nothing. */
function dataOf(event: string): string {
  return event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith("data:") ? [line.slice("data:".length).trimStart()] : []))
    .join("\n");
}
