import { useEffect, useRef, useState, type RefObject } from "react";

interface ScrollGroup<T extends HTMLElement> {
  ref: RefObject<T>;
  /** Attributes that let a keyboard reach what only scrolling shows; none while everything is in view. */
  attributes: { tabIndex?: 0; role?: "group"; "aria-label"?: string };
}

/** Watches whether an element's content is wider than it is. */
export function useScrollGroup<T extends HTMLElement>(label: string): ScrollGroup<T> {
  const ref = useRef<T>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setIsScrollable(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    attributes: isScrollable ? { tabIndex: 0, role: "group", "aria-label": label } : {},
  };
}
