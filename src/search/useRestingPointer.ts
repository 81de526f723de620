import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { hearEarly } from "../ui/hearEarly";
import { useLatest } from "../ui/useLatest";

/** Longer than a typist takes for the next key, in milliseconds. */
const typingPause = 250;

/**
 * While keys change a list, nothing comes to lie under a pointer that rests over its parent: the browser would tell the
 * page, in the frame of the key, that the pointer left one result and entered another. What comes back is for changes
 * that React does not know of.
 */
export function useRestingPointer(list: RefObject<HTMLElement>, shown: unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const rest = useLatest(() => {
    // Otherwise each part of the list would be styled and painted anew for nothing.
    if (!list.current?.parentElement?.matches(":hover")) return;
    list.current.style.setProperty("pointer-events", "none");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => heed(list.current), typingPause);
  });
  useLayoutEffect(() => {
    rest();
    return () => clearTimeout(timer.current);
  }, [rest, shown]);
  useEffect(() => {
    return hearEarly(["pointermove", "pointerdown"], () => heed(list.current));
  }, [list]);
  return rest;
}

function heed(list: HTMLElement | null): void {
  list?.style.removeProperty("pointer-events");
}
