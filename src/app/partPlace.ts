import { partsOfPage } from "../ui/keptPlace";

/** A part of the page, by its place among them, and its top in the window in CSS pixels. */
export type PartPlace = readonly [index: number, top: number];

/** The part that the reader is at; `null` before the first one. */
export function partPlace(): PartPlace | null {
  const tops = [...document.querySelectorAll(partsOfPage)].map(
    (part) => part.getBoundingClientRect().top,
  );
  const index = tops.findLastIndex((top) => top < window.innerHeight / 2);
  const top = tops[index];
  return top === undefined || window.scrollY === 0 ? null : [index, top];
}

/** Scrolls to where a part has the same place in the window again. */
export function scrollToPart([index, top]: PartPlace): void {
  const part = document.querySelectorAll(partsOfPage)[index];
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
}
