import type { MouseEvent } from "react";
import type { SearchEntry } from "../shared/searchRecord";
import { PageLink } from "../ui/PageLink";
import { entryPlace } from "./entryPlace";
import { opensElsewhere } from "./opensElsewhere";
import { resultHtml } from "./resultHtml";
import { resultText } from "./resultText";
import type { Options } from "./useOptions";

interface SavedOptionProps {
  entry: SearchEntry;
  options: Options;
  onChoose: (entry: SearchEntry) => void;
}

/** An entry that was kept; a real link, so that it opens in a new tab as links do. */
export function SavedOption({ entry, options, onChoose }: SavedOptionProps) {
  const id = options.optionId(entry);
  const isActive = id === options.activeId;
  function choose(event: MouseEvent) {
    if (!opensElsewhere(event)) onChoose(entry);
  }
  const text = { ...resultText(entry, null), place: entryPlace(entry) };
  return (
    <PageLink
      to={entry.url}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={choose}
      onPointerMove={() => isActive || options.activate(entry)}
      dangerouslySetInnerHTML={{ __html: resultHtml(text, null) }}
    />
  );
}
