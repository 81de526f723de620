import { memo, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { searchWords } from "../config/searchWords";
import type { SearchEntry } from "../shared/searchRecord";
import { CurrentPathContext } from "../ui/currentPathContext";
import type { EntryGroup } from "./groupEntries";
import { optionsHtml } from "./optionsHtml";
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

/** The list of a combobox, by page. To React a group is one element: it is drawn anew with each key. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { query, options, room, onChoose } = props;
  const { listId, activeId, activePlace } = options;
  const list = useRef<HTMLDivElement>(null);
  const currentPath = useContext(CurrentPathContext);
  const groups = useShownGroups(props.groups, activePlace, room);
  const insides = useMemo(
    () => optionsHtml(groups, { query, listId, currentPath }),
    [groups, query, listId, currentPath],
  );
  useLayoutEffect(() => selectOption(list.current, activeId), [insides, activeId]);
  useRestingPointer(list, props.groups);
  useOptionEvents(list, options, onChoose);
  return (
    <div ref={list} role="listbox" id={listId} aria-label={searchWords.results}>
      {groups.map((group, index) => (
        <div
          key={index}
          data-part="group"
          role="group"
          aria-label={group.title}
          dangerouslySetInnerHTML={{ __html: insides[index] ?? "" }}
        />
      ))}
    </div>
  );
});

function selectOption(list: HTMLElement | null, id: string | undefined): void {
  list?.querySelector('[aria-selected="true"]')?.setAttribute("aria-selected", "false");
  if (id !== undefined) document.getElementById(id)?.setAttribute("aria-selected", "true");
}
