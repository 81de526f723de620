import { Link } from "gatsby";
import type { MouseEvent } from "react";
import styled from "styled-components";
import type { SearchEntry } from "../shared/searchRecord";
import { theme } from "../theme/theme";
import { ResultText } from "./ResultText";

interface ResultOptionProps {
  entry: SearchEntry;
  query: string;
  id: string;
  isActive: boolean;
  onActivate: (entry: SearchEntry) => void;
  onChoose: (entry: SearchEntry) => void;
}

/** One result of the dialog; a real link, so that it opens in a new tab as links do. */
export function ResultOption(props: ResultOptionProps) {
  const { entry, query, id, isActive, onActivate, onChoose } = props;
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
      onPointerMove={() => isActive || onActivate(entry)}
    >
      <ResultText entry={entry} query={query} />
    </OptionLink>
  );
}

const OptionLink = styled(Link)`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  text-decoration: none;
  &:hover {
    color: inherit;
  }
  &[aria-selected="true"] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 2px 0 ${theme.color.accent};
  }
`;
