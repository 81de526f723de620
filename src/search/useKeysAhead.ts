import { useEffect, useRef } from "react";
import { pressedKey } from "../ui/pressedKey";

/** The state of the dialog that a reader asked for. */
export type DialogState = "closed" | "loading" | "open";

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
