import { useEffect } from "react";
import { isControlPress } from "../ui/pressedKey";
import { isSingleKeyPress } from "./isSingleKeyPress";

interface SearchHotkeys {
  open: () => void;
  toggle: () => void;
}

/** Ctrl+K or Cmd+K toggles the search anywhere; `/` opens it where nothing is being typed. */
export function useSearchHotkeys({ open, toggle }: SearchHotkeys): void {
  useEffect(() => {
    function press(event: Event) {
      // Browsers that fill in a form say so with a key press that has no key.
      if (!(event instanceof KeyboardEvent)) return;
      const act = isControlPress(event, "k") ? toggle : isSingleKeyPress(event, "/") ? open : null;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open, toggle]);
}
