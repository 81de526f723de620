import { useLayoutEffect, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
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
    // Before any key: the browser tells of the end by a task, which a key that opens the dialog again may overtake.
    const closed = new MutationObserver(() => {
      if (!dialog.open) flushSync(onClose);
    });
    closed.observe(dialog, { attributeFilter: ["open"] });
    return () => {
      closed.disconnect();
      dialog.removeEventListener("pointerdown", closeBeside);
      dialog.removeEventListener("cancel", leaveOnCancel);
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
