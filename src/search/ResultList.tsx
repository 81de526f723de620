import {
  forwardRef,
  memo,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
} from "react";
import { searchWords } from "../config/searchWords";
import type { SearchEntry } from "../shared/searchRecord";
import { CurrentPathContext } from "../ui/currentPathContext";
import type { EntryGroup } from "./groupEntries";
import { showMarks } from "./matchMarks";
import { optionId } from "./optionId";
import { createOptionList, type OptionList } from "./optionList";
import { selectOption } from "./selectOption";
import { useOptionEvents } from "./useOptionEvents";
import type { Options } from "./useOptions";
import { useRestingPointer } from "./useRestingPointer";
import { shownAtOnce, useShownGroups } from "./useShownGroups";

interface ResultListProps {
  groups: readonly EntryGroup[];
  query: string;
  options: Options;
  /** In rem, as `useRoom` has it. */
  room: number | null;
  onChoose: (entry: SearchEntry) => void;
}

/** A list that can be ahead of what React knows. */
export interface ShownList {
  /**
   * Shows the first screen of results of another query, the first of them active, or nothing where there are none.
   * `false`: React has to.
   */
  show: (groups: readonly EntryGroup[], query: string) => boolean;
}

/**
 * The list of a combobox, by page. What is in it is not React's: it is another with each key. It is there, and hidden,
 * before there is anything in it, so that the first key need not wait for React.
 */
export const ResultList = memo(
  forwardRef(function ResultList(props: ResultListProps, ref: Ref<ShownList>) {
    const { query, options, room, onChoose } = props;
    const { listId, activeId, activePlace } = options;
    const list = useRef<HTMLDivElement>(null);
    const inside = useRef<OptionList | null>(null);
    const outdated = useRef<ResultListProps | null>(null);
    const currentPath = useContext(CurrentPathContext);
    const groups = useShownGroups(props.groups, activePlace, room);
    const rest = useRestingPointer(list, props.groups);
    useOptionEvents(list, options, onChoose);
    useLayoutEffect(() => {
      const element = list.current;
      if (!element) return;
      inside.current = createOptionList(element);
      return () => showMarks(element, []);
    }, []);
    useLayoutEffect(() => {
      // What is shown is of another query, of which React will be told.
      if (outdated.current?.groups === props.groups && outdated.current.query === query) return;
      inside.current?.show(groups, { query, listId, currentPath });
      selectOption(list.current, activeId);
    }, [groups, props.groups, query, listId, currentPath, activeId]);
    useImperativeHandle(ref, () => ({
      show: (found, asked) => {
        if (activePlace > 0) return false;
        outdated.current = props;
        const atOnce = shownAtOnce(found, room, props.groups.length === 0);
        inside.current?.show(atOnce, { query: asked, listId, currentPath });
        if (found.length === 0) return false;
        selectOption(list.current, optionId(listId, 0));
        rest();
        return true;
      },
    }));
    return <div ref={list} role="listbox" id={listId} aria-label={searchWords.results} />;
  }),
);
