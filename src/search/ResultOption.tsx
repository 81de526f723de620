import type { MouseEvent } from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { ResultText } from "./ResultText";
import type { Options } from "./useOptions";
import { PageLink } from "../ui/PageLink";

interface ResultOptionProps {
  entry: SearchEntry;
  query: string;
  options: Options;
  /** Where no group around it does. */
  showsPage?: boolean;
  onChoose: (entry: SearchEntry) => void;
}

/** One result of the dialog; a real link, so that it opens in a new tab as links do. */
export function ResultOption({ entry, query, options, showsPage, onChoose }: ResultOptionProps) {
  const id = options.optionId(entry);
  const isActive = id === options.activeId;
  function choose(event: MouseEvent) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(entry);
  }
  return (
    <PageLink
      to={entry.url}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={choose}
      onPointerMove={() => isActive || options.activate(entry)}
    >
      <ResultText entry={entry} query={query} showsPage={showsPage} />
    </PageLink>
  );
}
