import { useCallback, useEffect, useRef, type RefObject } from "react";

interface QueryField {
  field: RefObject<HTMLInputElement>;
  focus: () => void;
  /** Puts a text into it, of which nobody is told. */
  fill: (text: string) => void;
}

/** A field that has the focus from the start, and its text selected: that is what its reader wants, or in the way of it. */
export function useQueryField(): QueryField {
  const field = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => field.current?.focus(), []);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  function fill(text: string) {
    if (field.current) field.current.value = text;
  }
  return { field, focus, fill };
}
