import { collapse } from "../constants";

/**
 * Returns the ms that the height of a content takes to open or close, by its height in px: 36 → 192, 100 → 239, 400 →
 * 336.
 */
export function collapseDuration(height: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return collapse.reducedMotion;
  const units = height / collapse.unit;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}
