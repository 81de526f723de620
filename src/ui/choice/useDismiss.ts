import { useEffect, type RefObject } from "react";
import { pressedKey } from "../pressedKey";

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
