import {
  useCallback,
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
import { useFollowOption } from "./useFollowOption";

/** The state that the field and the list of a combobox share. */
export interface Options {
  listId: string;
  /** Id of the active option; `undefined` where there is none. */
  activeId: string | undefined;
  active: SearchEntry | undefined;
  idOf: (entry: SearchEntry) => string;
  activate: (entry: SearchEntry) => void;
}

interface OptionsOfQuery {
  /** The query that the entries are for. */
  query: string;
  /** True if they are still those of the query before. */
  isLoading: boolean;
  entries: readonly SearchEntry[];
  scroller: RefObject<HTMLElement>;
}

/**
 * Moves through entries with the keyboard while the focus stays in the field. A new query begins at the first; more
 * entries for the same one leave the active one active.
 */
export function useOptions({ query, isLoading, entries, scroller }: OptionsOfQuery) {
  const listId = useId();
  const [moved, setMoved] = useState({ query, url: "" });
  const index = moved.query === query ? indexOfUrl(entries, moved.url) : 0;
  const active = entries[index];
  const activeId = active && `${listId}${index}`;
  const activate = useActivate(query, setMoved);
  const follow = useFollowOption(query, isLoading, activeId);
  useReveal(scroller, activeId);
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

function indexOfUrl(entries: readonly SearchEntry[], url: string): number {
  return Math.max(
    entries.findIndex((entry) => entry.url === url),
    0,
  );
}

/** Stays the same from key to key, so that options which do not change are not rendered again. */
function useActivate(query: string, setMoved: (moved: { query: string; url: string }) => void) {
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  }, [query]);
  return useCallback(
    ({ url }: SearchEntry) => setMoved({ query: latestQuery.current, url }),
    [setMoved],
  );
}

/** Keeps the active option in view. */
function useReveal(scroller: RefObject<HTMLElement>, activeId: string | undefined): void {
  useEffect(() => {
    // In the frame that lays the list out at any rate: to ask for its place before would be to lay it out twice.
    const frame = requestAnimationFrame(() => {
      const option = activeId ? document.getElementById(activeId) : null;
      if (option && scroller.current) revealInside(scroller.current, option);
    });
    return () => cancelAnimationFrame(frame);
  }, [activeId, scroller]);
}
