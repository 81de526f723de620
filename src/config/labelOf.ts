import { messages } from "./messages";

/** Returns a label of the configuration in the locale of this build. The first locale's are written there. */
export function labelOf(label: string): string {
  return Object.hasOwn(messages.labels, label) ? (messages.labels[label] ?? label) : label;
}
