import { useEffect, type RefObject } from "react";
import { hearEarly } from "../ui/hearEarly";
import { useLatest } from "../ui/useLatest";
import { typesText } from "./typesText";

/** All that a browser tells of a letter. */
const signs = ["keydown", "keypress", "textInput", "input", "selectionchange", "keyup"];

/**
 * Hears what is typed into a field, and keeps it to itself: React looks through the page for who listens with each of
 * these events, which takes half as long as to show results. Keys that type nothing are React's.
 */
export function useTypedText(
  field: RefObject<HTMLInputElement>,
  onText: (text: string) => void,
): void {
  const tell = useLatest(onText);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!field.current || event.target !== field.current) return;
      if (event instanceof KeyboardEvent && !typesText(event)) return;
      event.stopPropagation();
      if (event.type === "input") tell(field.current.value);
    };
    return hearEarly(signs, hear);
  }, [field, tell]);
}
