/** A part of the page, by its index among `scrollParts`, and its top in the window in CSS pixels. */
export type ScrollPosition = readonly [part: number, top: number];

/** The page, and what of it is laid out only in view (`laidOutInView`): pixels of the whole page change with it. */
export const scrollParts = "html, article section, article nav > dl > div";

/** Property of the state of an entry of the history. */
export const scrollKey = "scroll";

/** Returns where the reader is: the last part that begins in the upper half of the window. */
export function readPosition(): ScrollPosition {
  if (window.scrollY === 0) return [0, 0];
  const tops = [...document.querySelectorAll(scrollParts)].map(
    (part) => part.getBoundingClientRect().top,
  );
  const part = tops.findLastIndex((top) => top < window.innerHeight / 2);
  return [part, tops[part] ?? 0];
}

/** Parts on each side of the reader's that are laid out before the page scrolls there, so that none moves after that. */
export const partsAround = 3;

/** Scrolls a part of the page to where it was in the window. */
export function scrollToPosition([part, top]: ScrollPosition): void {
  const parts = [...document.querySelectorAll<HTMLElement>(scrollParts)];
  for (const near of parts.slice(Math.max(part - partsAround, 0), part + partsAround + 1))
    near.style.contentVisibility = "visible";
  const distance = (parts[part]?.getBoundingClientRect().top ?? top) - top;
  window.scrollBy({ top: distance, behavior: "instant" });
}
