import { useEffect, useLayoutEffect, type RefObject } from "react";
import { typingPause } from "./typingPause";

/**
 * While keys change a list, nothing comes to lie under a pointer that rests: the browser would tell the page, in the
 * frame of the key, that the pointer left one result and entered another.
 */
export function useRestingPointer(list: RefObject<HTMLElement>, shown: unknown): void {
  useLayoutEffect(() => {
    list.current?.style.setProperty("pointer-events", "none");
    const timer = setTimeout(() => heed(list.current), typingPause);
    return () => clearTimeout(timer);
  }, [list, shown]);
  useEffect(() => {
    const act = () => heed(list.current);
    const signs = ["pointermove", "pointerdown"];
    signs.forEach((sign) => window.addEventListener(sign, act, true));
    return () => signs.forEach((sign) => window.removeEventListener(sign, act, true));
  }, [list]);
}

function heed(list: HTMLElement | null): void {
  list?.style.removeProperty("pointer-events");
}
