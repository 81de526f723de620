import { words } from "./words";

/** In which versions of the library a class is, in words of the reference; empty where it always was. */
export function lifetimeOf(lifetime: { since: string | null; lastIn: string | null }): string {
  const { since, lastIn } = lifetime;
  const { reference } = words;
  const parts = [since && reference.since(since), lastIn && reference.until(lastIn)];
  return parts.filter(Boolean).join(", ");
}
