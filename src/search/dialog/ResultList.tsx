import { memo, useMemo } from "react";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { EntryGroup } from "../results/groupEntries";
import { matchPattern } from "../results/matches";
import { ResultOption } from "./ResultOption";
import type { Options } from "./useOptions";

interface ResultListProps {
  groups: readonly EntryGroup[];
  /** The text that is marked in them. */
  query: string;
  options: Options;
  onChoose: (entry: SearchEntry) => void;
}

/** The list of a combobox, by page. Keys are places: with a letter more, the same elements show other results. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { groups, query, options, onChoose } = props;
  const pattern = useMemo(() => matchPattern(query), [query]);
  return (
    <div role="listbox" id={options.listId} aria-label={searchMessages.results}>
      {groups.map(({ title, section, entries }, index) => (
        <div key={index} role="group" aria-label={title} data-part="group">
          <div data-part="page" aria-hidden="true">
            {title} <span>{section}</span>
          </div>
          {entries.map((entry, index) => (
            <ResultOption
              key={index}
              id={options.idOf(entry)}
              isActive={entry === options.active}
              onActivate={options.activate}
              {...{ entry, pattern, onChoose }}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
