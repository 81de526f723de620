import { words } from "./words";

/** The Ruby that a release asks for, in words: `>= 2.4` → `2.4 or newer`; another kind of requirement stays as it is. */
export function rubyWords(ruby: string | null): string {
  if (ruby === null) return words.versions.unrecorded;
  const atLeast = /^>= ([\d.]+)$/.exec(ruby)?.[1];
  return atLeast === undefined ? ruby : words.versions.rubyOrNewer(atLeast);
}
