import { useEffect } from "react";
import { isTyping } from "../ui/isTyping";
import { isControlPress, pressedKey } from "../ui/pressedKey";
import { slashKey } from "./slashKey";

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
      const act = isControlPress(event, "k") ? toggle : isSlash(event) ? open : null;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open, toggle]);
}

/** Shift is allowed: on many keyboards it makes the sign. */
function isSlash(event: KeyboardEvent): boolean {
  if (pressedKey(event) !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && slashKey.isOn();
}
