import { type RefObject, useEffect, useRef, useState } from "react";

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

/** The state of the navbar between two scroll events. */
export interface NavbarScroll {
  /** px that the page was scrolled down. */
  y: number;
  isHidden: boolean;
}

/** A scroll event, and what keeps the navbar from moving. */
export interface ScrollStep {
  y: number;
  /** px that the page can be scrolled down. */
  end: number;
  navbarHeight: number;
  /** True where the navbar holds the focus or an open menu. */
  isHeld: boolean;
  /** True where it comes of a jump to a hash and not of the reader's scrolling. */
  isJump: boolean;
}

const atTop: NavbarScroll = { y: 0, isHidden: false };

/**
 * Returns the navbar after a scroll event: down hides it, up shows it again. It stays as it is at a jump and where the
 * rubber band at the page's end pulls back, and is always there at the top and while the reader is in it.
 */
export function nextNavbarScroll(before: NavbarScroll, step: ScrollStep): NavbarScroll {
  const { y, end, navbarHeight, isHeld, isJump } = step;
  if (y < navbarHeight || isHeld) return { y, isHidden: false };
  const isRubberBand = before.y > end || y >= end;
  if (isJump || y === before.y) return { y, isHidden: before.isHidden };
  if (y > before.y) return { y, isHidden: true };
  return { y, isHidden: isRubberBand ? before.isHidden : false };
}
