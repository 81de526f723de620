import { useLayoutEffect, type RefObject } from "react";

/**
 * Gives an element the variables `--visible-top` and `--visible-height`: where the part of the window is that neither
 * a keyboard on the screen nor the browser's bars cover. CSS knows no unit for that in every browser.
 */
export function useVisibleArea(ref: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return;
    const fit = () => {
      // Zoomed with two fingers, the reader looks at a part of it, which must not shrink.
      if (viewport.scale > 1.01) return;
      element.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
      element.style.setProperty("--visible-height", `${viewport.height}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, [ref]);
}
