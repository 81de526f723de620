import { useEffect, useRef } from "react";
import { typeInto } from "./typeInto";
import { typesText } from "./typesText";

/** How far the dialog has come that a reader asked for. */
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
      if (!typesText(event) || event.defaultPrevented) return;
      event.preventDefault();
      typed.current += event.key;
    }
    window.addEventListener("keydown", collect);
    return () => window.removeEventListener("keydown", collect);
  }, [state]);
}
