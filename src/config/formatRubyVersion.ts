import { messages } from "./messages";

/**
 * Returns the Ruby that a release asks for, in words: `>= 2.4` → `2.4 or newer`; another kind of requirement stays as
 * it is.
 */
export function formatRubyVersion(ruby: string | null): string {
  if (ruby === null) return messages.versions.unrecorded;
  const atLeast = /^>= ([\d.]+)$/.exec(ruby)?.[1];
  return atLeast === undefined ? ruby : messages.versions.orNewer(atLeast);
}
