import { memo } from "react";
import styled from "styled-components";
import type { TocEntry } from "../../shared/content/docPage";
import type { TocGroup } from "../../shared/navigation/toc";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { breakableName } from "../breakableName";

interface TocListProps {
  groups: readonly TocGroup[];
  /** Id of the heading being read. */
  current: string | undefined;
  /** True where the deeper entries show only under the heading being read. */
  foldsChildren: boolean;
}

/** The entries as links, the deeper ones indented. */
export const TocList = memo(function TocList({ groups, current, foldsChildren }: TocListProps) {
  return (
    <List data-folds={foldsChildren}>
      {groups.map(({ entry, children }) => (
        <li key={entry.id}>
          <TocLink entry={entry} isCurrent={entry.id === current} />
          {children.length > 0 && (
            <ol>
              {children.map((child) => (
                <li key={child.id}>
                  <TocLink entry={child} isCurrent={child.id === current} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </List>
  );
});

interface TocLinkProps {
  entry: TocEntry;
  isCurrent: boolean;
}

const TocLink = memo(function TocLink({ entry, isCurrent }: TocLinkProps) {
  return (
    <a href={`#${entry.id}`} aria-current={isCurrent ? "location" : undefined}>
      {entry.isCode ? <code>{breakableName(entry.text)}</code> : entry.text}
    </a>
  );
});

const List = styled.ol`
  line-height: 1.4;
  box-shadow: inset 1px 0 ${theme.color.border};
  &:dir(rtl) {
    box-shadow: inset -1px 0 ${theme.color.border};
  }
  /* A class has hundreds of entries, of which the list shows some. What sticks out is cut off. */
  ${media.screen} {
    & > li {
      content-visibility: auto;
      contain-intrinsic-size: auto 1.7rem;
    }
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  ${media.scripting} {
    &[data-folds="true"] li:not(:has([aria-current])) > ol {
      display: none;
    }
  }
  & a {
    display: block;
    padding: 0.25rem ${theme.space[3]};
    border-inline-start: 2px solid transparent;
    text-decoration: none;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
  & ol a {
    padding-inline-start: ${theme.space[5]};
  }
  & a:hover {
    color: ${theme.color.accent};
  }
  & a[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
  & code {
    font-size: inherit;
  }
`;
