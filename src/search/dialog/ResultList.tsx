import { memo, useMemo } from "react";
import { searchMessages } from "../../config/searchMessages";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { EntryGroup } from "../results/groupEntries";
import { matchPattern } from "../results/matches";
import type { Options } from "./useOptions";
import { isPlainClick } from "../../ui/links/isPlainClick";
import { PageLink } from "../../ui/links/PageLink";
import { ResultLines } from "../results/ResultLines";

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

interface ResultOptionProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onChoose: (entry: SearchEntry) => void;
  onActivate: (entry: SearchEntry) => void;
  pattern?: RegExp | null;
  location?: string;
}

/** An option of a list; a real link, so that it opens in a new tab as links do. */
export const ResultOption = memo(function ResultOption(props: ResultOptionProps) {
  const { id, entry, isActive, onChoose, onActivate, pattern = null, location } = props;
  return (
    <PageLink
      to={entry.url}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={({ nativeEvent }) => isPlainClick(nativeEvent) && onChoose(entry)}
      onPointerMove={() => isActive || onActivate(entry)}
    >
      <ResultLines entry={entry} pattern={pattern} {...(location !== undefined && { location })} />
    </PageLink>
  );
});
