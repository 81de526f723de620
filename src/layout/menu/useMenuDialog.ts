import { navigate } from "gatsby";
import { useContext, useEffect, type RefObject } from "react";
import { desktopQuery } from "../../theme/breakpoints";
import { afterFrame } from "../../shared/timing/afterFrame";
import { closeAfterFrame, leaveOnCancel } from "../../ui/dialog/closeAfterFrame";
import { CurrentPathContext } from "../../ui/links/currentPathContext";
import { dropCaret } from "../../ui/dialog/dropCaret";
import { pageOfLink } from "../../ui/links/followLinks";
import { updateScrollLock } from "../../ui/scrollLock";
import { isPlainClick } from "../../ui/links/isPlainClick";

/** Marks the history entry that stands for the open menu, so that Back closes it. */
const entryMark = "isMenuOpen";

/** Makes Back, a wide window and another page close the menu, and Esc after the frame that no longer shows it. */
export function useMenuDialog(dialog: RefObject<HTMLDialogElement>): void {
  const path = useContext(CurrentPathContext);
  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const close = () => menu.open && menu.close();
    const follow = () => {
      // The window may have become wide since the press.
      if (desktop.matches) close();
      updateScrollLock();
      // After the frame that shows the menu, which a new entry of the history would hold up.
      if (menu.open) afterFrame(() => menu.open && markEntry());
    };
    const opened = new MutationObserver(follow);
    const desktop = window.matchMedia(desktopQuery);
    opened.observe(menu, { attributeFilter: ["open"] });
    follow();
    menu.addEventListener("click", followOrDismiss);
    menu.addEventListener("cancel", leaveOnCancel);
    menu.addEventListener("close", leaveEntry);
    window.addEventListener("popstate", close);
    desktop.addEventListener("change", close);
    return () => {
      opened.disconnect();
      close();
      updateScrollLock();
      menu.removeEventListener("click", followOrDismiss);
      menu.removeEventListener("cancel", leaveOnCancel);
      menu.removeEventListener("close", leaveEntry);
      window.removeEventListener("popstate", close);
      desktop.removeEventListener("change", close);
    };
  }, [dialog, path]);
}

/**
 * Opens the menu in place of the button's own command: after the frame that shows the press, as a modal dialog has the
 * browser style the whole page anew. The focus goes back to the button, also where it has moved on since.
 */
export function openMenu(opener: HTMLElement, dialog: HTMLDialogElement | null): void {
  dropCaret();
  afterFrame(() => {
    if (!dialog?.isConnected || dialog.open) return;
    opener.focus();
    dialog.showModal();
  });
}

/** Closes on a click beside the menu, and lets a followed link take the place of the menu's history entry. */
function followOrDismiss(event: MouseEvent): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLDialogElement) || !(event.target instanceof Element)) return;
  if (event.target === dialog) closeAfterFrame(dialog);
  const path = pageOfLink(event.target);
  if (path === null || !isPlainClick(event)) return;
  event.preventDefault();
  unmarkEntry();
  dialog.close();
  navigate(path, { replace: true });
}

function isMarked(): boolean {
  return entryState()?.[entryMark] === true;
}

/** The state of an entry is whatever its page has put there; Gatsby puts objects. */
function entryState() {
  return window.history.state as Record<string, unknown> | null;
}

function markEntry(): void {
  if (isMarked()) return;
  window.history.pushState({ ...entryState(), [entryMark]: true }, "");
}

function unmarkEntry(): void {
  window.history.replaceState({ ...entryState(), [entryMark]: undefined }, "");
}

function leaveEntry(): void {
  if (isMarked()) window.history.back();
}
