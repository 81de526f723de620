import { afterFrame } from "../../shared/timing/afterFrame";
import { leavingMark } from "../../shared/dom/scrollLockMark";

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
