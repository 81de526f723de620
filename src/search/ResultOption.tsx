import type { MouseEvent } from "react";
import styled from "styled-components";
import type { SearchEntry } from "../shared/searchRecord";
import { theme } from "../theme/theme";
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
    <OptionLink
      to={entry.url}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={choose}
      onPointerMove={() => isActive || options.activate(entry)}
    >
      <ResultText entry={entry} query={query} showsPage={showsPage} />
    </OptionLink>
  );
}

const OptionLink = styled(PageLink)`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  text-decoration: none;
  &:hover {
    color: inherit;
  }
  &[aria-selected="true"] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 2px 0 ${theme.color.accent};
    &:dir(rtl) {
      box-shadow: inset -2px 0 ${theme.color.accent};
    }
  }
`;
