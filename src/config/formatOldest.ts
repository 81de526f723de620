import { messages } from "./messages";

/** Returns the oldest version that will do: `>= 2.4` → `2.4`, `18` → `18`; another kind of requirement as it is. */
export function formatOldest(requirement: string | null): string {
  return requirement === null ? messages.versions.unknown : requirement.replace(/^>= /, "");
}
