import { useEffect, type RefObject } from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { useLatest } from "../ui/useLatest";
import { opensElsewhere } from "./opensElsewhere";
import type { Options } from "./useOptions";

/** Hears what a pointer does to the options of a list, which React knows nothing of; keys go to the field. */
export function useOptionEvents(
  list: RefObject<HTMLElement>,
  options: Options,
  onChoose: (entry: SearchEntry) => void,
): void {
  const choose = useLatest((event: MouseEvent) => {
    const entry = options.entryOf(optionAt(event));
    if (entry && !opensElsewhere(event)) onChoose(entry);
  });
  const activate = useLatest((event: PointerEvent) => {
    const id = optionAt(event);
    const entry = id === options.activeId ? undefined : options.entryOf(id);
    if (entry) options.activate(entry);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.addEventListener("click", choose);
    element.addEventListener("pointermove", activate);
    return () => {
      element.removeEventListener("click", choose);
      element.removeEventListener("pointermove", activate);
    };
  }, [list, choose, activate]);
}

/** The id of the option that an event is in; empty beside them. */
function optionAt({ target }: Event): string {
  return target instanceof Element ? (target.closest("[role=option]")?.id ?? "") : "";
}
