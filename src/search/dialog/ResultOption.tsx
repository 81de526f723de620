import { memo } from "react";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { isPlainClick } from "../../ui/links/isPlainClick";
import { PageLink } from "../../ui/links/PageLink";
import { ResultLines } from "../results/ResultLines";

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
