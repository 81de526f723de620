import { afterFrame } from "../../shared/timing/afterFrame";
import { leavingMark, scrollLockMark } from "../../shared/dom/scrollLockMark";

/**
 * Closes a dialog after the frame that no longer shows it. With its end the browser styles the whole page anew, which is
 * no longer inert; on a long page that is most of what a reader would wait for.
 */
export function closeAfterFrame(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.setAttribute(leavingMark, "");
  afterFrame(() => {
    dialog.close();
    dialog.removeAttribute(leavingMark);
  });
}

/** Has Esc do so, unless what the dialog holds has its own use of it; a listener for `cancel` of a dialog. */
export function leaveOnCancel(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  closeAfterFrame(event.currentTarget as HTMLDialogElement);
}

/**
 * Takes away the caret that a press leaves in the text, where nobody sees it. Behind a modal dialog it can be nowhere,
 * and the browser would look through the whole page for a place for it, in each frame anew.
 */
export function dropCaret(): void {
  const selection = window.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

/**
 * Keeps the page from scrolling while a dialog is open. `html:has(dialog:modal)` would do it without a script, but makes
 * the browser look through the whole page after each change of it.
 */
export function updateScrollLock(): void {
  const isLocked = document.querySelector("dialog[open]") !== null;
  document.documentElement.toggleAttribute(scrollLockMark, isLocked);
}
