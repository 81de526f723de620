import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { nextIndex } from "../ui/nextIndex";
import { revealInside } from "../ui/revealInside";
import { optionId } from "./optionId";

/** What the field and the list of a combobox share. */
export interface Options {
  listId: string;
  /** Id of the active option; `undefined` where there is none. */
  activeId: string | undefined;
  /** The place of the active option in the list. */
  activePlace: number;
  active: SearchEntry | undefined;
  optionId: (entry: SearchEntry) => string;
  /** The entry of an option. */
  entryOf: (id: string) => SearchEntry | undefined;
  activate: (entry: SearchEntry) => void;
}

/** Stay the same object while a key press changes nothing about the list. */
interface OptionsWithKeys {
  options: Options;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface OptionsOfQuery {
  /** What the entries are for. */
  query: string;
  /** Whether they are still those of the query before. */
  isLoading: boolean;
  entries: readonly SearchEntry[];
  scroller: RefObject<HTMLElement>;
}

/**
 * Moves through entries with the keyboard while the focus stays in the field. A new query begins at the first; more
 * entries for the same one leave the active one active.
 */
export function useOptions(given: OptionsOfQuery): OptionsWithKeys {
  const { query, isLoading, entries, scroller } = given;
  const listId = useId();
  const [moved, setMoved] = useState({ query, url: "" });
  const index = moved.query === query ? indexOfUrl(entries, moved.url) : 0;
  const active = entries[index];
  const activeId = active && optionId(listId, index);
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  }, [query]);
  const options = useMemo(
    () => ({
      listId,
      active,
      activeId,
      activePlace: index,
      optionId: (entry: SearchEntry) => optionId(listId, entries.indexOf(entry)),
      entryOf: (id: string) => entries.find((_entry, place) => optionId(listId, place) === id),
      activate: ({ url }: SearchEntry) => setMoved({ query: latestQuery.current, url }),
    }),
    [listId, active, activeId, index, entries],
  );
  const follow = useFollow(query, isLoading, activeId);
  useEffect(() => {
    // In the frame that lays the list out at any rate: to ask for its place before would be to lay it out twice.
    const frame = requestAnimationFrame(() => {
      const option = activeId ? document.getElementById(activeId) : null;
      if (option && scroller.current) revealInside(scroller.current, option);
    });
    return () => cancelAnimationFrame(frame);
  }, [activeId, scroller]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.shiftKey ? null : nextIndex(event.key, index, entries.length, "vertical");
    if (next !== null) setMoved({ query, url: entries[next]?.url ?? "" });
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      follow(index > 0, event.ctrlKey || event.metaKey);
    } else return;
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
