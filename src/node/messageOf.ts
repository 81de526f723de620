/** Returns what an error says; Algolia's client throws plain objects. */
export function messageOf(error: unknown): string {
  const message: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "message") : error;
  return String(message);
}
