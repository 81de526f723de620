import { memo } from "react";
import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import type { EntryGroup } from "./groupEntries";
import { ResultOption } from "./ResultOption";
import type { Options } from "./useOptions";

interface ResultListProps {
  groups: readonly EntryGroup[];
  query: string;
  options: Options;
  onChoose: (entry: SearchEntry) => void;
}

/** The list of a combobox, by page. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { groups, query, options, onChoose } = props;
  return (
    <div role="listbox" id={options.listId} aria-label={words.search.results}>
      {groups.map((group) => (
        <div key={group.entries[0]?.url} data-part="group" role="group" aria-label={group.title}>
          <div data-part="page" aria-hidden="true">
            {group.title} <span>{group.section}</span>
          </div>
          {group.entries.map((entry) => (
            <ResultOption
              key={entry.url}
              entry={entry}
              query={query}
              options={options}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
