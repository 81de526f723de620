import { memo, useContext, useLayoutEffect, useRef } from "react";
import { searchWords } from "../config/searchWords";
import type { SearchEntry } from "../shared/searchRecord";
import { CurrentPathContext } from "../ui/currentPathContext";
import type { EntryGroup } from "./groupEntries";
import { createOptionList, type OptionList } from "./optionList";
import { selectOption } from "./selectOption";
import { useOptionEvents } from "./useOptionEvents";
import type { Options } from "./useOptions";
import { useRestingPointer } from "./useRestingPointer";
import { useShownGroups } from "./useShownGroups";

interface ResultListProps {
  groups: readonly EntryGroup[];
  query: string;
  options: Options;
  /** In rem, as `useRoom` has it. */
  room: number | null;
  onChoose: (entry: SearchEntry) => void;
}

/** The list of a combobox, by page. What is in it is not React's: it is another with each key. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { query, options, room, onChoose } = props;
  const { listId, activeId, activePlace } = options;
  const list = useRef<HTMLDivElement>(null);
  const inside = useRef<OptionList | null>(null);
  const currentPath = useContext(CurrentPathContext);
  const groups = useShownGroups(props.groups, activePlace, room);
  useLayoutEffect(() => {
    if (list.current) inside.current = createOptionList(list.current);
    return () => inside.current?.leave();
  }, []);
  useLayoutEffect(
    () => inside.current?.show(groups, { query, listId, currentPath }),
    [groups, query, listId, currentPath],
  );
  useLayoutEffect(() => selectOption(list.current, activeId), [groups, activeId]);
  useRestingPointer(list, props.groups);
  useOptionEvents(list, options, onChoose);
  return <div ref={list} role="listbox" id={listId} aria-label={searchWords.results} />;
});
