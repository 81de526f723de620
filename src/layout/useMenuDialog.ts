import { navigate } from "gatsby";
import { useEffect, type RefObject } from "react";
import { desktopQuery } from "../theme/breakpoints";
import { afterFrame } from "../shared/afterFrame";
import { dropCaret } from "../ui/dropCaret";
import { pageOfLink } from "../ui/followLinks";
import { holdPage } from "../ui/heldPage";
import { isPlainClick } from "../ui/isPlainClick";

/** Marks the history entry that stands for the open menu, so that Back closes it. */
const entryMark = "isMenuOpen";

/** Makes Back, a wide window and a followed link close the menu. Esc is the browser's own. */
export function useMenuDialog(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const close = () => menu.open && menu.close();
    const follow = () => {
      // The window may have become wide since the press.
      if (desktop.matches) close();
      holdPage(menu, menu.open);
      // After the frame that shows the menu, which a new entry of the history would hold up.
      if (menu.open) afterFrame(() => menu.open && markEntry());
    };
    const opened = new MutationObserver(follow);
    const desktop = window.matchMedia(desktopQuery);
    opened.observe(menu, { attributeFilter: ["open"] });
    follow();
    menu.addEventListener("click", followOrDismiss);
    menu.addEventListener("close", leaveEntry);
    window.addEventListener("popstate", close);
    desktop.addEventListener("change", close);
    return () => {
      opened.disconnect();
      holdPage(menu, false);
      menu.removeEventListener("click", followOrDismiss);
      menu.removeEventListener("close", leaveEntry);
      window.removeEventListener("popstate", close);
      desktop.removeEventListener("change", close);
    };
  }, [dialog]);
}

/**
 * Opens the menu in place of the button's own command: after the frame that shows the press, as a modal dialog has the
 * browser style the whole page anew. The focus goes back to the button, also where it has moved on since.
 */
export function openMenu(event: MenuPress, dialog: HTMLDialogElement | null): void {
  const opener = event.currentTarget;
  event.preventDefault();
  dropCaret();
  afterFrame(() => {
    if (!dialog?.isConnected || dialog.open) return;
    opener.focus();
    dialog.showModal();
  });
}

interface MenuPress {
  currentTarget: HTMLElement;
  preventDefault: () => void;
}

/** Closes on a click beside the menu, and lets a followed link take the place of the menu's history entry. */
function followOrDismiss(event: MouseEvent): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLDialogElement) || !(event.target instanceof Element)) return;
  if (event.target === dialog) dialog.close();
  const path = pageOfLink(event.target);
  if (path === null || !isPlainClick(event)) return;
  event.preventDefault();
  unmarkEntry();
  dialog.close();
  void navigate(path, { replace: true });
}

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && entryMark in state && state[entryMark] === true
  );
}

function markEntry(): void {
  if (isMarked()) return;
  window.history.pushState({ ...window.history.state, [entryMark]: true }, "");
}

function unmarkEntry(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state ?? {}), [entryMark]: undefined }, "");
}

function leaveEntry(): void {
  if (isMarked()) window.history.back();
}
