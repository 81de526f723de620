import { partsOfPage, placeKey } from "../ui/keptPlace";

/**
 * Notes which part the reader is at, and how far below the window's edge it is, when the page goes: the browser itself
 * notes pixels, which are other ones where `content-visibility` makes parts as high as is guessed.
 */
export function notePlace(): void {
  window.addEventListener("pagehide", () => {
    const tops = [...document.querySelectorAll(partsOfPage)].map(
      (part) => part.getBoundingClientRect().top,
    );
    const index = tops.findLastIndex((top) => top < window.innerHeight / 2);
    try {
      if (index < 0 || window.scrollY === 0) sessionStorage.removeItem(placeName());
      else sessionStorage.setItem(placeName(), JSON.stringify([index, tops[index]]));
    } catch {
      // No storage: the browser's own place has to do.
    }
  });
}

function placeName(): string {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return placeKey + (navigation?.currentEntry?.key ?? window.location.pathname);
}
