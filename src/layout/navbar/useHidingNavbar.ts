import { useEffect, useRef, useState, type RefObject } from "react";
import { atTop, nextNavbarScroll } from "./navbarScroll";

/** The folds of the closed panel are no menus. */
const openMenu = "dialog[open], details[open]:not(dialog *)";

/** Returns whether the navbar makes room for the text; never where that is switched off. */
export function useHidingNavbar(bar: RefObject<HTMLElement>, isOn: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  const state = useRef(atTop);
  const address = useRef("");
  useEffect(() => {
    const element = bar.current;
    if (!isOn || !element) return;
    address.current = location.href;
    function scroll() {
      state.current = nextNavbarScroll(state.current, {
        y: window.scrollY,
        end: document.documentElement.scrollHeight - window.innerHeight,
        navbarHeight: element?.offsetHeight ?? 0,
        isHeld: isHeld(element),
        // The first scroll event at another address is the router's: to the hash, to the top, or back.
        isJump: location.href !== address.current,
      });
      address.current = location.href;
      setIsHidden(state.current.isHidden);
    }
    const show = () => {
      state.current = { ...state.current, isHidden: false };
      setIsHidden(false);
    };
    element.addEventListener("focusin", show);
    window.addEventListener("scroll", scroll, { passive: true });
    return () => {
      element.removeEventListener("focusin", show);
      window.removeEventListener("scroll", scroll);
    };
  }, [bar, isOn]);
  return isHidden;
}

function isHeld(bar: HTMLElement | null): boolean {
  const hasFocus = bar?.contains(document.activeElement) ?? false;
  return hasFocus || (bar?.querySelector(openMenu) ?? null) !== null;
}
