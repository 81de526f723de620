import { useEffect, useRef } from "react";
import { isControlPress, pressedKey } from "../ui/pressedKey";
import { isSingleKeyPress } from "./isSingleKeyPress";

/** Ctrl+K or Cmd+K toggles the search anywhere; `/` opens it where nothing is being typed. */
export function useSearchHotkeys({ open, toggle }: { open: () => void; toggle: () => void }): void {
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

/** The state of the dialog that a reader asked for. */
type DialogState = "closed" | "loading" | "open";

/** Keeps what is typed after the search was asked for and before its field is there, and puts it into the field. */
export function useKeysAhead(state: DialogState): void {
  const typed = useRef("");
  useEffect(() => {
    if (state === "open" && typed.current !== "") typeInto(document.activeElement, typed.current);
    typed.current = "";
    if (state !== "loading") return;
    function collect(event: Event) {
      // The key that asked for the search comes by here as well: browsers hear who listens since.
      if (!isLetter(event) || event.defaultPrevented) return;
      event.preventDefault();
      typed.current += event.key;
    }
    window.addEventListener("keydown", collect);
    return () => window.removeEventListener("keydown", collect);
  }, [state]);
}

/** Tells whether an event is of a key that puts a letter into a field. */
function isLetter(event: Event): event is KeyboardEvent {
  if (!(event instanceof KeyboardEvent) || pressedKey(event) === "") return false;
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
}

/** Types text as keys would: over what is selected, and so that listeners of the field hear it. */
function typeInto(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
