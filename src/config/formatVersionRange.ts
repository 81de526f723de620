import { messages } from "./messages";

/** Returns the versions of the library that have a class, as the reference says it; empty where all have. */
export function formatVersionRange(lifetime: {
  since: string | null;
  lastIn: string | null;
}): string {
  const { since, lastIn } = lifetime;
  const { reference } = messages;
  const parts = [since && reference.since(since), lastIn && reference.until(lastIn)];
  return parts.filter(Boolean).join(", ");
}
