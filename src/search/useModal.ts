import { useLayoutEffect, useRef, type RefObject } from "react";
import { closeAfterFrame, leaveOnCancel } from "../ui/dialog/closeAfterFrame";
import { dropCaret } from "../ui/dialog/dropCaret";
import { updateScrollLock } from "../ui/scrollLock";

/** Shows a dialog over the page while it is mounted. A press beside it closes it; focus goes back where it was. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeBeside = (event: PointerEvent) => {
      if (event.target === dialog && isBeside(event, dialog)) closeAfterFrame(dialog);
    };
    dropCaret();
    dialog.showModal();
    updateScrollLock();
    dialog.addEventListener("pointerdown", closeBeside);
    dialog.addEventListener("cancel", leaveOnCancel);
    dialog.addEventListener("close", onClose);
    return () => {
      dialog.removeEventListener("pointerdown", closeBeside);
      dialog.removeEventListener("cancel", leaveOnCancel);
      dialog.removeEventListener("close", onClose);
      // Before the element is gone: the browser gives the focus back only then.
      dialog.close();
      updateScrollLock();
    };
  }, [onClose]);
  return ref;
}

/** Counts what is beside a dialog as its own, like its padding and its scroll bar. */
function isBeside({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX <= left || clientX >= right || clientY <= top || clientY >= bottom;
}
