import { useEffect, useRef } from "react";
import { scrollMarks, watchScrolling } from "./scrollGroups";

/**
 * Returns the properties of an element whose content may be wider than it is, and is called by a name then. In the HTML a
 * keyboard reaches it where it is likely to be.
 */
export function useScrollGroup<T extends HTMLElement>(name: string, isLikely: boolean) {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? watchScrolling([ref.current]) : undefined), []);
  return { ref, "data-scrolls": name, ...(isLikely && scrollMarks(name)) };
}
