import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { nextIndex } from "../../ui/choice/nextIndex";
import { pressedKey } from "../../ui/pressedKey";
import { revealInside } from "../../ui/revealInside";
import { useLatest } from "../../ui/useLatest";

/** The state that the field and the list of a combobox share. */
export interface Options {
  listId: string;
  /** Id of the active option; `undefined` where there is none. */
  activeId: string | undefined;
  active: SearchEntry | undefined;
  idOf: (entry: SearchEntry) => string;
  activate: (entry: SearchEntry) => void;
}

/**
 * Moves through entries with the keyboard while the focus stays in the field. A new query begins at the first; more
 * entries for the same one leave the active one active. While it is loading they are still those of the query before.
 */
export function useOptions(
  query: string,
  isLoading: boolean,
  entries: readonly SearchEntry[],
  scroller: RefObject<HTMLElement>,
) {
  const listId = useId();
  const [moved, setMoved] = useState({ query, url: "" });
  const movedTo = entries.findIndex(({ url }) => moved.query === query && url === moved.url);
  const index = Math.max(movedTo, 0);
  const active = entries[index];
  const activeId = active && `${listId}${index}`;
  const activate = useLatest(({ url }: SearchEntry) => setMoved({ query, url }));
  const follow = useFollow(query, isLoading, activeId);
  useEffect(() => {
    const option = activeId ? document.getElementById(activeId) : null;
    if (option && scroller.current) revealInside(scroller.current, option);
  }, [activeId, scroller]);
  const options = useMemo<Options>(() => {
    const idOf = (entry: SearchEntry) => `${listId}${entries.indexOf(entry)}`;
    return { listId, active, activeId, idOf, activate };
  }, [listId, active, activeId, entries, activate]);

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event.nativeEvent);
    const next = event.shiftKey ? null : nextIndex(key, index, entries.length, "vertical");
    if (next !== null) setMoved({ query, url: entries[next]?.url ?? "" });
    else if (key === "Enter") follow(index > 0, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  return { options, onKeyDown };
}

/** Opens the active option. Enter before the results are there means the first of them, not one of the query before. */
function useFollow(query: string, isLoading: boolean, activeId: string | undefined) {
  const awaited = useRef<{ query: string; inNewTab: boolean } | null>(null);
  useEffect(() => {
    if (isLoading || !awaited.current) return;
    if (awaited.current.query === query && activeId) openLink(activeId, awaited.current.inNewTab);
    awaited.current = null;
  }, [query, isLoading, activeId]);
  return (isChosen: boolean, inNewTab: boolean) => {
    if (isLoading && !isChosen) awaited.current = { query, inNewTab };
    else if (activeId) openLink(activeId, inNewTab);
  };
}

function openLink(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}
