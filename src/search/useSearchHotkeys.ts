import { useEffect } from "react";
import { isTyping } from "../ui/isTyping";
import { pressedKey } from "../ui/pressedKey";
import { slashKeySwitch } from "./storedSwitch";

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
      const act = isToggle(event) ? toggle : isSlash(event) ? open : null;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open, toggle]);
}

function isToggle(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return pressedKey(event).toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Shift is allowed: on many keyboards it makes the slash. */
function isSlash(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (pressedKey(event) !== "/" || ctrlKey || metaKey || altKey) return false;
  return !isTyping(target) && slashKeySwitch.isOn();
}
