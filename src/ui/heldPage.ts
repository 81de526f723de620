import { heldPageMark } from "../shared/heldPageMark";

const holders = new Set<HTMLDialogElement>();

/**
 * Keeps the page from scrolling behind an open dialog. `html:has(dialog:modal)` would do it without a script, but
 * makes the browser look through the whole page after each change of it.
 */
export function holdPage(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (isOpen) holders.add(dialog);
  else holders.delete(dialog);
  document.documentElement.toggleAttribute(heldPageMark, holders.size > 0);
}
