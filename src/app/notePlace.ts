import { placeKey } from "../ui/keptPlace";
import { partPlace } from "./partPlace";

/**
 * Notes which part the reader is at, and how far below the window's edge it is, when the page goes: the browser itself
 * notes pixels, which are other ones where `content-visibility` makes parts as high as is guessed.
 */
export function notePlace(): void {
  window.addEventListener("pagehide", () => {
    const place = partPlace();
    try {
      if (place === null) sessionStorage.removeItem(placeName());
      else sessionStorage.setItem(placeName(), JSON.stringify(place));
    } catch {
      // No storage: the browser's own place has to do.
    }
  });
}

function placeName(): string {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return placeKey + (navigation?.currentEntry?.key ?? window.location.pathname);
}
