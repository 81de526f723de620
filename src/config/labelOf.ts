import { words } from "./words";

/** A label of the configuration in the locale of this build. The first locale's are written there. */
export function labelOf(label: string): string {
  return Object.hasOwn(words.labels, label) ? (words.labels[label] ?? label) : label;
}
