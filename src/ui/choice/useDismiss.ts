import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from "react";
import { pressedKey } from "../pressedKey";
import { nextIndex } from "./nextIndex";

/** Closes an open `details` on Esc, giving the focus back, and when the reader presses or focuses anything outside it. */
export function useDismiss(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (pressedKey(event) !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    }
    function closeOutside(event: Event) {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (menu.current && !isInside) menu.current.open = false;
    }
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [menu]);
}

/** Moves the focus through the links of a menu that is open: from its handle by the arrows, then round. */
export function moveFocus(event: ReactKeyboardEvent<HTMLDetailsElement>): void {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isModified || !event.currentTarget.open) return;
  const key = pressedKey(event.nativeEvent);
  const links = [...event.currentTarget.querySelectorAll("a")];
  const focused = links.findIndex((link) => link === document.activeElement);
  // The handle is before the first link, and after the last.
  const current = focused < 0 && key === "ArrowUp" ? 0 : focused;
  const target = nextIndex(key, current, links.length, "vertical");
  if (target === null) return;
  event.preventDefault();
  links.at(target)?.focus();
}
