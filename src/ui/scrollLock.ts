import { scrollLockMark } from "../shared/dom/scrollLockMark";

/**
 * Keeps the page from scrolling while a dialog is open. `html:has(dialog:modal)` would do it without a script, but makes
 * the browser look through the whole page after each change of it.
 */
export function updateScrollLock(): void {
  const isLocked = document.querySelector("dialog[open]") !== null;
  document.documentElement.toggleAttribute(scrollLockMark, isLocked);
}
