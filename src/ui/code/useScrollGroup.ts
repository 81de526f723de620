import { useEffect, useRef, type RefObject } from "react";
import { watchScrolling } from "./scrollGroups";

/** Watches whether an element's content is wider than it is; `data-scrolls` says what it is called then. */
export function useScrollGroup<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? watchScrolling([ref.current]) : undefined), []);
  return ref;
}
