import { messages } from "./messages";

/** In which versions of the library a class is, as the reference says it; empty where it always was. */
export function formatVersionRange(lifetime: {
  since: string | null;
  lastIn: string | null;
}): string {
  const { since, lastIn } = lifetime;
  const { reference } = messages;
  const parts = [since && reference.since(since), lastIn && reference.until(lastIn)];
  return parts.filter(Boolean).join(", ");
}
