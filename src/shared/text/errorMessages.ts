/** Returns the messages of an error and of its causes, outermost first; each error once, even in a circle. */
export function errorMessages(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let cause = error; cause !== undefined && !seen.has(cause); cause = causeOf(cause)) {
    seen.add(cause);
    messages.push(messageOf(cause));
  }
  return messages;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : Object.prototype.toString.call(error);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
