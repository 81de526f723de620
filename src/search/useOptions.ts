import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { revealInside } from "../ui/revealInside";
import { nextOption } from "./nextOption";

/** What the field and the list of a combobox share. */
export interface Options {
  listId: string;
  /** Id of the active option; `undefined` where there is none. */
  activeId: string | undefined;
  optionId: (entry: SearchEntry) => string;
  activate: (entry: SearchEntry) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through entries with the keyboard while the focus stays in the field; new entries begin at the first. */
export function useOptions(
  entries: readonly SearchEntry[],
  scroller: RefObject<HTMLElement>,
): Options {
  const listId = useId();
  const [moved, setMoved] = useState({ entries, index: 0 });
  const index = moved.entries === entries ? moved.index : 0;
  const optionId = (entry: SearchEntry) => `${listId}${entries.indexOf(entry)}`;
  const active = entries[index];
  const activeId = active && optionId(active);
  useEffect(() => {
    const option = activeId ? document.getElementById(activeId) : null;
    if (option && scroller.current) revealInside(scroller.current, option);
  }, [activeId, scroller]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.shiftKey ? null : nextOption(event.key, index, entries.length);
    if (next !== null) setMoved({ entries, index: next });
    else if (event.key === "Enter" && activeId && !event.nativeEvent.isComposing) {
      follow(activeId, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  }

  const activate = (entry: SearchEntry) => setMoved({ entries, index: entries.indexOf(entry) });
  return { listId, activeId, optionId, activate, onKeyDown };
}

function follow(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}
